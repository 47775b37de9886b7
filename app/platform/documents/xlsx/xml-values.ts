const isSpace = (code: number) => code <= 32;

/** The value of an attribute of a tag, or null; the tag is walked once, from its name on. */
export function readAttribute(tag: string, name: string): string | null {
  let at = skipWhile(tag, 0, (code) => !isSpace(code));
  while (at < tag.length) {
    at = skipWhile(tag, at, isSpace);
    const start = at;
    at = skipWhile(tag, at, (code) => !isSpace(code) && code !== 61);
    const isMeant = isNamed(tag, { start, end: at, name });
    at = skipWhile(tag, at, isSpace);
    if (tag.charCodeAt(at) !== 61) {
      if (at === start) at += 1;
      continue;
    }
    at = skipWhile(tag, at + 1, isSpace);
    const quote = tag[at];
    if (quote !== '"' && quote !== "'") continue;
    const end = tag.indexOf(quote, at + 1);
    if (end < 0) return null;
    if (isMeant) return decodeXml(tag.slice(at + 1, end));
    at = end + 1;
  }
  return null;
}

function skipWhile(tag: string, from: number, over: (code: number) => boolean): number {
  let at = from;
  while (at < tag.length && over(tag.charCodeAt(at))) at += 1;
  return at;
}

/** Whether a name without its namespace stands there. */
function isNamed(tag: string, { start, end, name }: { start: number; end: number; name: string }): boolean {
  const from = end - name.length;
  return from >= start && tag.startsWith(name, from) && (from === start || tag.charCodeAt(from - 1) === 58);
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export function unescapeExcel(text: string): string {
  return text.includes("_x")
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

const namedEntities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text with XML's own entities and numbered characters put in. */
export function decodeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-z]{1,5});/g, (whole, name: string) => {
    if (!name.startsWith("#")) return namedEntities[name] ?? whole;
    const code = name[1] === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
