/** The names of the fields of an object, which has no others than its type declares. */
export const keysOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as Extract<keyof Fields, string>[];
