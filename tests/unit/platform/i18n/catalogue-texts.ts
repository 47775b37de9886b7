/** Every text of a catalogue: `area:some.key` → text. */
export function listCatalogueTexts(node: unknown, path = ""): [key: string, text: string][] {
  if (typeof node === "string") return [[path, node]];
  const parts = Object.entries(Object(node));
  const join = path === "" ? "" : path.includes(":") ? `${path}.` : `${path}:`;
  return parts.flatMap(([name, below]) => listCatalogueTexts(below, `${join}${name}`));
}
