/** A parsed document address. */
interface ParsedDocumentAddress {
  number: string;
  /** The end of the document's id; null if the number is unique. */
  end: string | null;
}

const ADDRESS_SEPARATOR = "~";
const ID_END_LENGTH = 12;

/**
 * Formats a document's address in URLs: its number. For readers of documents of several accounts, which may use the same
 * number, the end of the id is appended.
 */
export function formatDocumentAddress({ id, number }: { id: string; number: string }, ofSeveral: boolean): string {
  return ofSeveral ? `${number}${ADDRESS_SEPARATOR}${id.slice(-ID_END_LENGTH)}` : number;
}

/** Parses a document's address; every text has exactly one meaning. */
export function parseDocumentAddress(address: string): ParsedDocumentAddress {
  const at = address.lastIndexOf(ADDRESS_SEPARATOR);
  return at < 0 ? { number: address, end: null } : { number: address.slice(0, at), end: address.slice(at + 1) };
}
