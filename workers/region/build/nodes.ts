/** Every node's coordinates in 1e-7 degrees, found by its number: a place of its own in three long arrays, not an object each. */
export class Nodes {
  ids = new Float64Array(1 << 16);
  longitudes = new Int32Array(1 << 16);
  latitudes = new Int32Array(1 << 16);
  count = 0;
  #sorted = true;

  add(id: number, longitude: number, latitude: number): void {
    if (this.count === this.ids.length) this.#grow();
    if (this.count > 0 && id <= (this.ids[this.count - 1] ?? 0)) this.#sorted = false;
    this.ids[this.count] = id;
    this.longitudes[this.count] = longitude;
    this.latitudes[this.count] = latitude;
    this.count += 1;
  }

  /** Where a node stands, or -1. Files are sorted nearly always; one that is not is sorted at the first question. */
  find(id: number): number {
    if (!this.#sorted) this.#sort();
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const value = this.ids[middle] ?? 0;
      if (value === id) return middle;
      if (value < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  #grow(): void {
    const size = this.ids.length * 2;
    const [ids, longitudes, latitudes] = [new Float64Array(size), new Int32Array(size), new Int32Array(size)];
    ids.set(this.ids);
    longitudes.set(this.longitudes);
    latitudes.set(this.latitudes);
    Object.assign(this, { ids, longitudes, latitudes });
  }

  /** By number; of a node that stands twice, the last one counts. */
  #sort(): void {
    const order = Uint32Array.from({ length: this.count }, (_, at) => at);
    order.sort((a, b) => (this.ids[a] ?? 0) - (this.ids[b] ?? 0) || a - b);
    const [ids, longitudes, latitudes] = [this.ids.slice(), this.longitudes.slice(), this.latitudes.slice()];
    let count = 0;
    for (const [at, from] of order.entries()) {
      const id = ids[from] ?? 0;
      if (at + 1 < order.length && ids[order[at + 1] ?? 0] === id) continue;
      this.ids[count] = id;
      this.longitudes[count] = longitudes[from] ?? 0;
      this.latitudes[count] = latitudes[from] ?? 0;
      count += 1;
    }
    this.count = count;
    this.#sorted = true;
  }
}
