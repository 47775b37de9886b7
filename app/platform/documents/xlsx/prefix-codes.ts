import { FileFault } from "../tables/file-fault.ts";

/** Bits that are looked up at once; the few longer codes are read bit by bit. */
export const quickBits = 9;
const MAX_CODE_BITS = 15;

/** A set of prefix codes as DEFLATE has them (RFC 1951, 3.2.2). */
export interface PrefixCodes {
  /** By the next nine bits: symbol × 16 + length of its code; 0 where the code is longer. */
  quick: Uint16Array;
  /** How many codes have each length. */
  counts: Uint16Array;
  /** Symbols in the order of their codes. */
  symbols: Uint16Array;
}

/**
 * Builds codes from the length of each symbol's code. Every block may have its own codes, so building them must be
 * cheap: at most 512 entries, whatever the lengths. Throws for lengths that no codes can have.
 */
export function buildPrefixCodes(lengths: Uint8Array): PrefixCodes {
  const counts = new Uint16Array(MAX_CODE_BITS + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const offsets = new Uint16Array(MAX_CODE_BITS + 2);
  const codes = new Uint16Array(MAX_CODE_BITS + 2);
  for (let length = 1, left = 1; length <= MAX_CODE_BITS; length += 1) {
    const count = counts[length] ?? 0;
    left = left * 2 - count;
    if (left < 0) throw new FileFault("file_damaged");
    offsets[length + 1] = (offsets[length] ?? 0) + count;
    codes[length + 1] = ((codes[length] ?? 0) + count) << 1;
  }
  const symbols = new Uint16Array(lengths.length);
  const quick = new Uint16Array(1 << quickBits);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const place = offsets[length] ?? 0;
    offsets[length] = place + 1;
    symbols[place] = symbol;
    const code = codes[length] ?? 0;
    codes[length] = code + 1;
    if (length > quickBits) continue;
    for (let at = reverseBits(code, length); at < quick.length; at += 1 << length) quick[at] = symbol * 16 + length;
  }
  return { quick, counts, symbols };
}

/** Codes are stored with their first bit last. */
function reverseBits(code: number, length: number): number {
  let turned = 0;
  for (let bit = 0; bit < length; bit += 1) turned |= ((code >> bit) & 1) << (length - 1 - bit);
  return turned;
}

/** The symbol whose code the bits begin with, × 16 plus its length, for codes that are longer than the quick table's. */
export function findLongSymbol({ counts, symbols }: PrefixCodes, bits: number): number {
  let code = 0;
  let first = 0;
  let index = 0;
  for (let length = 1; length <= MAX_CODE_BITS; length += 1) {
    code |= (bits >> (length - 1)) & 1;
    const count = counts[length] ?? 0;
    if (code - first < count) return (symbols[index + code - first] ?? 0) * 16 + length;
    index += count;
    first = (first + count) << 1;
    code <<= 1;
  }
  throw new FileFault("file_damaged");
}
