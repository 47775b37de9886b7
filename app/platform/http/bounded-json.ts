/** Valid input is never nested deeper: a geometry has six levels, an order with its packages five. */
const MAX_DEPTH = 32;

/**
 * Parses untrusted JSON; undefined for invalid JSON and for nesting so deep that walking it would overflow the stack.
 */
export function parseBoundedJson(text: string): unknown {
  if (computeDepth(text) > MAX_DEPTH) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The nesting depth of lists and objects; brackets inside of texts do not count. */
function computeDepth(text: string): number {
  let depth = 0;
  let limit = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isText) {
      if (code === 92) at += 1;
      else if (code === 34) isText = false;
    } else if (code === 34) isText = true;
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > limit) limit = depth;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return limit;
}
