export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The mean of some values; 0 if there are none. */
export const mean = (values: readonly number[]) => sum(values) / (values.length || 1);
