/** What a spreadsheet program would run as a formula or a command (`|calc`), in narrow and wide signs. */
const starts = "[=+\\-@|%\\t\\r\\n\\u{ff1d}\\u{ff0b}\\u{ff0d}\\u{ff20}\\u{ff5c}]";
const formula = new RegExp(`^${starts}`, "u");
const marked = new RegExp(`^'${starts}`, "u");
/** Numbers and phone numbers start like formulas and are none. */
const harmless = /^[+-]?[\d\s().,/-]*$/;

/** A text as it stands in a CSV file: an apostrophe keeps what looks like a formula from being run. */
export function markedAsText(text: string): string {
  return formula.test(text) && !harmless.test(text) ? `'${text}` : text;
}

/** The text that somebody meant: without the apostrophe of `markedAsText`. */
export function withoutMark(text: string): string {
  return marked.test(text) ? text.slice(1) : text;
}
