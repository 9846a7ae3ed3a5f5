/** The names of an object's fields. The object must have only the fields of its type. */
export const keysOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as Extract<keyof Fields, string>[];
