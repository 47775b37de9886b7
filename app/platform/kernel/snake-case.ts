/** A value with every key in snake_case, as the JSON API writes it. Keys that are no camelCase name (a uuid, EUR) stay. */
export function toSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSnakeCase);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toSnakeKey(key), toSnakeCase(inner)]));
}

/** An API response with the names that screens use; reverses `toSnakeCase`. */
export function toCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCamelCase);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [toCamelKey(key), toCamelCase(inner)]));
}

/** `delivery_from` → `deliveryFrom`. */
export function toCamelKey(key: string): string {
  return /^[a-z][a-z0-9_]*$/.test(key) ? key.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : key;
}

/** `deliveryFrom` → `delivery_from`. */
export function toSnakeKey(key: string): string {
  return /^[a-z][a-zA-Z0-9]*$/.test(key) ? key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : key;
}

/** The fields of a row that are named as the API names them, and its id; all of them when none is named. */
export function pickFields(row: object, named: readonly string[]): object {
  if (named.length === 0) return row;
  return Object.fromEntries(Object.entries(row).filter(([key]) => key === "id" || named.includes(toSnakeKey(key))));
}
