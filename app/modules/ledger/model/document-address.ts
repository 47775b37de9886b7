/** What an address or a command calls a document by. */
interface Called {
  number: string;
  /** The end of its id; null where the number says enough. */
  end: string | null;
}

const mark = "~";
const endLength = 12;

/**
 * What a document is called in an address: its number. Whoever reads documents of several accounts, which may have given the same
 * number, has the end of its id behind it.
 */
export function addressOf({ id, number }: { id: string; number: string }, ofSeveral: boolean): string {
  return ofSeveral ? `${number}${mark}${id.slice(-endLength)}` : number;
}

/** What is asked for by such an address; any text has one meaning. */
export function calledBy(address: string): Called {
  const at = address.lastIndexOf(mark);
  return at < 0 ? { number: address, end: null } : { number: address.slice(0, at), end: address.slice(at + 1) };
}
