/** Letters of a spreadsheet column: 0 → A, 26 → AA. */
export function toColumnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : toColumnLetters(Math.floor(index / 26) - 1) + letter;
}

/** Column of a cell reference such as `AB12`, 0 for A; -1 without letters. */
export function parseColumnLetters(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + (code - 64);
  }
  return column - 1;
}
