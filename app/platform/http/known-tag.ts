/** An entity tag without its mark: compression on the way makes a strong one weak, and a comparison for 304 is weak (RFC 9110, 8.8.3.2). */
const toOpaque = (tag: string) => tag.trim().replace(/^W\//, "");

/** Quoted tags of a header; a comma may stand in one. */
const tagPattern = /(?:W\/)?"[^"]*"/g;

/** True when `If-None-Match` names a tag, so that 304 without a body says it all. */
export function isKnownTag({ headers }: Request, etag: string): boolean {
  const known = headers.get("If-None-Match");
  if (known === null) return false;
  return known.trim() === "*" || (known.match(tagPattern) ?? []).some((tag) => toOpaque(tag) === toOpaque(etag));
}
