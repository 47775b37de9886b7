/** The search index has trigrams: a word of two characters is searched with the space before it. */
const piece = 3;

/** Three private use characters that represent an account in the search index. */
function getAccountTag(accountId: string): string {
  return [27, 30, 33]
    .map((at) => String.fromCharCode(0xe000 + Number.parseInt(accountId.slice(at, at + 3), 16)))
    .join("");
}

/**
 * The query that finds an account's orders by all words of a text, in any place of number, reference, customer, phone,
 * e-mail or destination; a word of two characters matches the beginning of words ("Ng", "A1"), a single character is
 * ignored. Null if nothing is left to search for.
 */
export function searchTerms(accountId: string, written: string): string | null {
  // A control character could end the query early.
  const text = written.replace(/\p{C}/gu, " ").trim();
  const phone = /^[+\d][\d\s()/-]+$/.test(text) ? [text.replace(/[^\d]/g, "").replace(/^0+/, "")] : null;
  const words = (phone ?? text.split(/\s+/))
    .filter((word) => [...word].length >= piece - 1)
    .map((word) => ([...word].length < piece ? ` ${word}` : word))
    .slice(0, 6);
  if (words.length === 0) return null;
  return [getAccountTag(accountId), ...words].map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
}
