import type { Json } from "#app/platform/http/endpoint-definition.ts";

/** Schemas of the components, by name. */
export type Components = Record<string, Json>;

const isFields = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Moves parts to components and rewrites references.
 * @param own the name of the schema itself, for parts that refer to the whole
 * @param named whether parts have names of the whole API; others get the schema's name
 */
export function hoistParts(
  schema: Json,
  components: Components,
  { own, named }: { own: string; named: boolean },
): Json {
  const { $defs, ...rest } = schema;
  const parts = isFields($defs) ? $defs : {};
  const toName = (name: string) => (named && !name.startsWith("__") ? name : `${own}${name.replace(/^_+/, "_")}`);
  const refer = ($ref: string) =>
    $ref === "#"
      ? `#/components/schemas/${own}`
      : $ref.replace(/^#\/\$defs\/(.+)$/, (_, name: string) => `#/components/schemas/${toName(name)}`);
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (!isFields(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, key === "$ref" ? refer(String(each)) : follow(each)]),
    );
  };
  for (const [name, part] of Object.entries(parts)) {
    const made = follow(part);
    if (isFields(made)) components[toName(name)] ??= made;
  }
  return Object.fromEntries(
    Object.entries(rest).map(([key, each]) => [key, key === "$ref" ? refer(String(each)) : follow(each)]),
  );
}
