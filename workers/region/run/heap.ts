/** A binary heap of numbers by their keys; the smallest key comes first. It grows, and is used again and again. */
export class Heap {
  #keys = new Float64Array(1024);
  #values = new Uint32Array(1024);
  size = 0;

  get key(): number {
    return this.#keys[0] ?? 0;
  }

  clear(): void {
    this.size = 0;
  }

  push(key: number, value: number): void {
    if (this.size === this.#keys.length) this.#grow();
    const keys = this.#keys;
    const values = this.#values;
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = keys[parent] as number;
      if (above <= key) break;
      keys[at] = above;
      values[at] = values[parent] as number;
      at = parent;
    }
    keys[at] = key;
    values[at] = value;
  }

  pop(): number {
    const keys = this.#keys;
    const values = this.#values;
    const top = values[0] as number;
    this.size -= 1;
    const size = this.size;
    if (size === 0) return top;
    const key = keys[size] as number;
    const value = values[size] as number;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && (keys[child + 1] as number) < (keys[child] as number)) child += 1;
      if ((keys[child] as number) >= key) break;
      keys[at] = keys[child] as number;
      values[at] = values[child] as number;
      at = child;
    }
    keys[at] = key;
    values[at] = value;
    return top;
  }

  #grow(): void {
    const keys = new Float64Array(this.#keys.length * 2);
    const values = new Uint32Array(keys.length);
    keys.set(this.#keys);
    values.set(this.#values);
    this.#keys = keys;
    this.#values = values;
  }
}
