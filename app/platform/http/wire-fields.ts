import { toCamelKey, toSnakeKey } from "#app/platform/kernel/snake-case.ts";

// How the fields of an output find their values in what a read or a command returned.

export type Fields = Readonly<Record<string, unknown>>;

/** Reads a field of what the data holds. */
export type Read = (fields: Fields) => unknown;

/** Reads a field by its name in the API, whatever the data calls it: `created_at` or `createdAt`. */
export function namedReader(name: string): Read {
  const inner = toCamelKey(name);
  if (inner === name || toSnakeKey(inner) !== name) return (fields) => fields[name];
  return (fields) => (Object.hasOwn(fields, inner) ? fields[inner] : fields[name]);
}

/** The person that the data has, or that its two fields make; undefined where it says nothing of one. */
export function personReader(key: string, of: string): Read {
  const [whole, id, name] = [namedReader(key), namedReader(`${of}_id`), namedReader(`${of}_name`)];
  return (fields) => {
    const [there, called] = [whole(fields), name(fields)];
    if (isFields(there) || (there === null && called === undefined)) return there;
    if (called === undefined) return undefined;
    const known = { id: id(fields) ?? there ?? null, name: called };
    return known.id === null && known.name === null ? null : known;
  };
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
