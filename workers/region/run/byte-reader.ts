const decoder = new TextDecoder();

/**
 * Reads numbers and texts out of bytes, one after the other: used for protocol buffers and region files. Throws at the
 * end.
 */
export class ByteReader {
  readonly bytes: Uint8Array;
  at: number;
  readonly end: number;

  constructor(bytes: Uint8Array, at = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  get more(): boolean {
    return this.at < this.end;
  }

  /** An unsigned number in groups of seven bits, the lowest first; at most 2^53. */
  unsigned(): number {
    let value = 0;
    let scale = 1;
    for (let group = 0; group < 10; group += 1) {
      if (this.at >= this.end) throw new RangeError("the bytes end in the middle of a number");
      const byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
    throw new RangeError("a number of more than ten bytes");
  }

  /** A signed number in zigzag order: 0, -1, 1, -2, … */
  signed(): number {
    const value = this.unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** Bytes with their length before them. */
  block(): Uint8Array {
    const { at, end } = this.part();
    return this.bytes.subarray(at, end);
  }

  text(): string {
    return decoder.decode(this.block());
  }

  /** A reader of bytes with their length before them; this one goes on behind them. */
  part(): ByteReader {
    const length = this.unsigned();
    if (length > this.end - this.at) throw new RangeError("a part is longer than what holds it");
    const part = new ByteReader(this.bytes, this.at, this.at + length);
    this.at += length;
    return part;
  }

  skip(length: number): void {
    if (length > this.end - this.at) throw new RangeError("the bytes end in the middle of a value");
    this.at += length;
  }
}
