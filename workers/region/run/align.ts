/** Where a key stands in a text, at its best: edits needed, and from where to where. */
export interface Alignment {
  edits: number;
  from: number;
  to: number;
}

/** Longest key and text that are aligned. */
const MAX_LENGTH = 256;
const rows = [0, 1, 2].map(() => new Uint16Array(MAX_LENGTH + 1));
const starts = [0, 1, 2].map(() => new Uint16Array(MAX_LENGTH + 1));

/**
 * The piece of `text` that is most like `key`, by insertions, deletions, changes and swapped neighbours (Sellers, with the
 * transpositions of Damerau). With `open`, the end of the key may be missing where the text ends: as one types. Null
 * beyond `most` edits. Costs the product of the lengths.
 */
export function alignKey(key: string, text: string, limit: number, open: "whole" | "open"): Alignment | null {
  const width = Math.min(text.length, MAX_LENGTH);
  let [before, last, next] = rows as [Uint16Array, Uint16Array, Uint16Array];
  let [startBefore, startLast, startNext] = starts as [Uint16Array, Uint16Array, Uint16Array];
  for (let at = 0; at <= width; at += 1) {
    last[at] = 0;
    startLast[at] = at;
  }
  let best: Alignment | null = null;
  for (let i = 1; i <= Math.min(key.length, MAX_LENGTH); i += 1) {
    next[0] = i;
    startNext[0] = 0;
    let low = i;
    const letter = key.charCodeAt(i - 1);
    for (let j = 1; j <= width; j += 1) {
      const other = text.charCodeAt(j - 1);
      let cost = (last[j - 1] as number) + (letter === other ? 0 : 1);
      let start = startLast[j - 1] as number;
      if ((last[j] as number) + 1 < cost) {
        cost = (last[j] as number) + 1;
        start = startLast[j] as number;
      }
      if ((next[j - 1] as number) + 1 < cost) {
        cost = (next[j - 1] as number) + 1;
        start = startNext[j - 1] as number;
      }
      if (i > 1 && j > 1 && letter === text.charCodeAt(j - 2) && key.charCodeAt(i - 2) === other) {
        const swapped = (before[j - 2] as number) + 1;
        if (swapped < cost) {
          cost = swapped;
          start = startBefore[j - 2] as number;
        }
      }
      next[j] = cost;
      startNext[j] = start;
      if (cost < low) low = cost;
    }
    // What is typed so far is the beginning of the key.
    if (open === "open" && i < key.length && i >= 3 && (next[width] as number) <= Math.min(limit, i >> 2)) {
      const edits = next[width] as number;
      if (!best || edits < best.edits) best = { edits, from: startNext[width] as number, to: width };
    }
    if (low > limit) return best;
    [before, last, next] = [last, next, before];
    [startBefore, startLast, startNext] = [startLast, startNext, startBefore];
  }
  for (let j = 0; j <= width; j += 1)
    if ((last[j] as number) <= limit && (!best || (last[j] as number) < best.edits))
      best = { edits: last[j] as number, from: startLast[j] as number, to: j };
  return best;
}
