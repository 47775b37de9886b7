import { FileFault } from "../tables/file-fault.ts";
import { BitReader } from "./bit-reader.ts";
import { buildPrefixCodes, type PrefixCodes } from "./prefix-codes.ts";

const WINDOW_BYTES = 32 * 1024;
const MAX_COPY_LENGTH = 258;
const endOfBlock = 256;

/** Shortest copy and extra bits of each length symbol from 257 on, and of each distance symbol (RFC 1951, 3.2.5). */
const copies = buildSteps([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5], 3);
copies.push([MAX_COPY_LENGTH, 0]);
const distances = buildSteps(
  Array.from({ length: 30 }, (_, at) => Math.max(0, (at >> 1) - 1)),
  1,
);
/** The order in which a block lists the code lengths of its code lengths (RFC 1951, 3.2.7). */
const codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

const fixed = {
  letters: buildPrefixCodes(
    Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  ),
  distances: buildPrefixCodes(new Uint8Array(30).fill(5)),
};

function buildSteps(extra: readonly number[], first: number): [base: number, extra: number][] {
  let base = first;
  return extra.map((bits) => {
    const step: [number, number] = [base, bits];
    base += 1 << bits;
    return step;
  });
}

/**
 * Unpacks DEFLATE (RFC 1951) piece by piece. fflate builds tables of 32,768 entries for every block, and a file of a
 * few megabytes may have a hundred thousand blocks; here the cost of a block depends on its length. A piece is valid
 * until the next one is read.
 * @param size expected size in bytes; more is refused as `file_zip_bomb`
 */
export function* inflate(packed: Uint8Array, size: number): Generator<Uint8Array> {
  const state = new Inflater(packed);
  let total = 0;
  for (;;) {
    const piece = state.next();
    if (!piece) break;
    total += piece.length;
    if (total > size) throw new FileFault("file_zip_bomb");
    if (piece.length > 0) yield piece;
  }
  if (total !== size) throw new FileFault("file_damaged");
}

type Block = { kind: "stored"; left: number } | { kind: "packed"; letters: PrefixCodes; distances: PrefixCodes };

class Inflater {
  private block: Block | null = null;
  private isLast = false;
  private readonly out = new Uint8Array(3 * WINDOW_BYTES);
  private end = 0;
  private readonly bits: BitReader;

  constructor(packed: Uint8Array) {
    this.bits = new BitReader(packed);
  }

  /** The next piece, or null at the end. */
  next(): Uint8Array | null {
    if (this.end > WINDOW_BYTES) {
      this.out.copyWithin(0, this.end - WINDOW_BYTES, this.end);
      this.end = WINDOW_BYTES;
    }
    const from = this.end;
    while (this.end <= this.out.length - MAX_COPY_LENGTH) {
      if (!this.block && this.isLast) return this.end > from ? this.out.subarray(from, this.end) : null;
      this.block ??= this.header();
      if (this.block.kind === "stored" ? this.store(this.block) : this.unpack(this.block)) this.block = null;
    }
    return this.out.subarray(from, this.end);
  }

  private header(): Block {
    this.isLast = this.bits.readBits(1) === 1;
    const kind = this.bits.readBits(2);
    if (kind === 0) return this.storedHeader();
    if (kind === 1) return { kind: "packed", ...fixed };
    if (kind === 2) return { kind: "packed", ...this.ownCodes() };
    throw new FileFault("file_damaged");
  }

  private storedHeader(): Block {
    this.bits.align();
    const left = this.bits.readBits(16);
    if ((this.bits.readBits(16) ^ 0xffff) !== left) throw new FileFault("file_damaged");
    this.bits.toBytes();
    return { kind: "stored", left };
  }

  private ownCodes(): { letters: PrefixCodes; distances: PrefixCodes } {
    const [letters, all] = [this.bits.readBits(5) + 257, this.bits.readBits(5) + 1];
    const lengthCount = this.bits.readBits(4) + 4;
    const own = new Uint8Array(19);
    for (const place of codeLengthOrder.slice(0, lengthCount)) own[place] = this.bits.readBits(3);
    const codes = buildPrefixCodes(own);
    const lengths = new Uint8Array(letters + all);
    for (let at = 0; at < lengths.length; ) {
      const symbol = this.bits.symbol(codes);
      const [value, times] = symbol < 16 ? [symbol, 1] : this.repeated(symbol, lengths[at - 1] ?? 0);
      if (at + times > lengths.length) throw new FileFault("file_damaged");
      lengths.fill(value, at, at + times);
      at += times;
    }
    return {
      letters: buildPrefixCodes(lengths.subarray(0, letters)),
      distances: buildPrefixCodes(lengths.subarray(letters)),
    };
  }

  private repeated(symbol: number, before: number): [value: number, times: number] {
    if (symbol === 16) return [before, 3 + this.bits.readBits(2)];
    return [0, symbol === 17 ? 3 + this.bits.readBits(3) : 11 + this.bits.readBits(7)];
  }

  private store(block: { left: number }): boolean {
    const length = Math.min(block.left, this.out.length - this.end);
    this.out.set(this.bits.bytes(length), this.end);
    this.end += length;
    block.left -= length;
    return block.left === 0;
  }

  /** True at the end of the block, false where there is no room for more. */
  private unpack({ letters, distances: far }: { letters: PrefixCodes; distances: PrefixCodes }): boolean {
    const { out } = this;
    while (this.end <= out.length - MAX_COPY_LENGTH) {
      const symbol = this.bits.symbol(letters);
      if (symbol < endOfBlock) {
        out[this.end] = symbol;
        this.end += 1;
        continue;
      }
      if (symbol === endOfBlock) return true;
      const length = this.stepped(copies[symbol - 257]);
      const distance = this.stepped(distances[this.bits.symbol(far)]);
      if (distance > this.end) throw new FileFault("file_damaged");
      for (const until = this.end + length; this.end < until; this.end += 1)
        out[this.end] = out[this.end - distance] ?? 0;
    }
    return false;
  }

  private stepped(step: readonly [base: number, extra: number] | undefined): number {
    if (!step) throw new FileFault("file_damaged");
    return step[0] + this.bits.readBits(step[1]);
  }
}
