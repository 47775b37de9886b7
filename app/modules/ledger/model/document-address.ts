/** What an address or a command calls a document by. */
interface ParsedDocumentAddress {
  number: string;
  /** The end of its id; null where the number says enough. */
  end: string | null;
}

const ADDRESS_SEPARATOR = "~";
const ID_END_LENGTH = 12;

/**
 * What a document is called in an address: its number. Whoever reads documents of several accounts, which may have given the same
 * number, has the end of its id behind it.
 */
export function formatDocumentAddress({ id, number }: { id: string; number: string }, ofSeveral: boolean): string {
  return ofSeveral ? `${number}${ADDRESS_SEPARATOR}${id.slice(-ID_END_LENGTH)}` : number;
}

/** What is asked for by such an address; any text has one meaning. */
export function parseDocumentAddress(address: string): ParsedDocumentAddress {
  const at = address.lastIndexOf(ADDRESS_SEPARATOR);
  return at < 0 ? { number: address, end: null } : { number: address.slice(0, at), end: address.slice(at + 1) };
}
