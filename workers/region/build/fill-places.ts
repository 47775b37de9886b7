import type { AddressSource, SourceAddress } from "./address-source.ts";

/** Cells of about a kilometre, in 1e-5 degrees. */
const cellX = 1300;
const cellY = 900;
/** Cells on each side that are looked at. */
const REACH_CELLS = 2;
/** Towns lie farther apart than houses. */
const townCells = 6;
/** A neighbour in the same street says more about postcode and town than the one behind the house. */
const sameStreet = 0.3;

type Place = { longitude: number; latitude: number };

/** Gives what lacks a town or postcode those of the nearest address that has one; else the nearest town. */
export function fillPlaces(
  addresses: readonly SourceAddress[],
  streets: readonly SourceAddress[],
  towns: AddressSource["towns"],
): Pick<AddressSource, "addresses" | "streets"> {
  const withCity = new Grid(
    addresses.filter(({ city }) => city !== ""),
    1,
  );
  const withCode = new Grid(
    addresses.filter(({ postcode }) => postcode !== ""),
    1,
  );
  const named = new Grid(towns, townCells);
  const fill = (each: SourceAddress): SourceAddress => {
    const weight = (other: SourceAddress) => (other.street === each.street ? sameStreet : 1);
    const city = each.city || withCity.nearest(each, weight)?.city || named.nearest(each, () => 1)?.name || "";
    return { ...each, city, postcode: each.postcode || withCode.nearest(each, weight)?.postcode || "" };
  };
  return { addresses: addresses.map(fill), streets: streets.map(fill) };
}

class Grid<T extends Place> {
  readonly #cells = new Map<string, T[]>();

  readonly #size: number;

  constructor(items: readonly T[], size: number) {
    this.#size = size;
    for (const item of items) {
      const key = this.#cellOf(item, 0, 0);
      const cell = this.#cells.get(key);
      if (cell) cell.push(item);
      else this.#cells.set(key, [item]);
    }
  }

  nearest(place: Place, weight: (item: T) => number): T | null {
    let best: { item: T; distance: number } | null = null;
    for (let dx = -REACH_CELLS; dx <= REACH_CELLS; dx += 1)
      for (let dy = -REACH_CELLS; dy <= REACH_CELLS; dy += 1)
        for (const item of this.#cells.get(this.#cellOf(place, dx, dy)) ?? []) {
          const [x, y] = [(item.longitude - place.longitude) * 0.7, item.latitude - place.latitude];
          const distance = Math.hypot(x, y) * weight(item);
          if (!best || distance < best.distance) best = { item, distance };
        }
    return best?.item ?? null;
  }

  #cellOf({ longitude, latitude }: Place, dx: number, dy: number): string {
    return `${Math.floor(longitude / (cellX * this.#size)) + dx},${Math.floor(latitude / (cellY * this.#size)) + dy}`;
  }
}
