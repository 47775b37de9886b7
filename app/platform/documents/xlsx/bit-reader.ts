import { FileFault } from "../tables/file-fault.ts";
import { findLongSymbol, type PrefixCodes, quickBits } from "./prefix-codes.ts";

const quickMask = (1 << quickBits) - 1;

/** Reads bytes bit by bit, the lowest bit of each first (RFC 1951, 3.1.1). */
export class BitReader {
  private at = 0;
  private bits = 0;
  private heldBits = 0;
  private readonly packed: Uint8Array;

  constructor(packed: Uint8Array) {
    this.packed = packed;
  }

  /** The next symbol of a set of codes. */
  symbol(codes: PrefixCodes): number {
    this.fill();
    const found = codes.quick[this.bits & quickMask] || findLongSymbol(codes, this.bits);
    this.drop(found & 15);
    return found >> 4;
  }

  /** The next bits as a number, up to 16. */
  readBits(count: number): number {
    this.fill();
    const value = this.bits & ((1 << count) - 1);
    this.drop(count);
    return value;
  }

  /** Skips the rest of the current byte. */
  align(): void {
    this.drop(this.heldBits % 8);
  }

  /** Switches to reading whole bytes. */
  toBytes(): void {
    this.at -= this.heldBits / 8;
    this.bits = 0;
    this.heldBits = 0;
  }

  /** Whole bytes, after `toBytes`. */
  bytes(count: number): Uint8Array {
    const found = this.packed.subarray(this.at, this.at + count);
    if (found.length !== count) throw new FileFault("file_damaged");
    this.at += count;
    return found;
  }

  private drop(count: number): void {
    this.bits >>>= count;
    this.heldBits -= count;
  }

  /** Buffers at least 24 bits; beyond the end of the file they are zeros, and only a few may be used. */
  private fill(): void {
    while (this.heldBits < 24) {
      if (this.at > this.packed.length + 4) throw new FileFault("file_damaged");
      this.bits |= (this.packed[this.at] ?? 0) << this.heldBits;
      this.at += 1;
      this.heldBits += 8;
    }
  }
}
