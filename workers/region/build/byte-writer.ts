const encoder = new TextEncoder();

/** Writes what `ByteReader` reads. */
export class ByteWriter {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  unsigned(value: number): void {
    if (!(value >= 0) || value > Number.MAX_SAFE_INTEGER) throw new RangeError(`cannot write ${value}`);
    let rest = value;
    this.#room(10);
    while (rest > 127) {
      this.#bytes[this.#length] = (rest % 128) + 128;
      this.#length += 1;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[this.#length] = rest;
    this.#length += 1;
  }

  signed(value: number): void {
    this.unsigned(value < 0 ? -value * 2 - 1 : value * 2);
  }

  text(value: string): void {
    this.block(encoder.encode(value));
  }

  block(bytes: Uint8Array): void {
    this.unsigned(bytes.length);
    this.append(bytes);
  }

  append(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  result(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
