import { ByteReader } from "./byte-reader.ts";

/** "WADR", and the shape of what follows. */
export const addressesMagic = 0x5741_4452;
export const addressesVersion = 1;

/** A street within one town and postcode: houses from `first` up to `last`, by number; without houses only its place. */
export interface AddressStreet {
  name: string;
  postcode: string;
  city: string;
  /** In 1e-5 degrees. */
  longitude: number;
  latitude: number;
  first: number;
  last: number;
}

/** A town, village or part of one. */
export interface AddressTown {
  name: string;
  longitude: number;
  latitude: number;
}

/** Addresses in memory. Coordinates in 1e-5 degrees. */
export class AddressFile {
  readonly streets: AddressStreet[] = [];
  readonly towns: AddressTown[] = [];
  /** A house number's digits, and the place of what follows them in `suffixes`. */
  readonly numbers: Uint32Array;
  readonly suffixIndexes: Uint16Array;
  readonly longitudes: Int32Array;
  readonly latitudes: Int32Array;
  readonly suffixes: string[] = [""];

  /** Throws a RangeError for bytes that are no addresses. */
  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    if (reader.unsigned() !== addressesMagic) throw new RangeError("these are no addresses");
    const version = reader.unsigned();
    if (version !== addressesVersion)
      throw new RangeError(`addresses of version ${version}, and this reads version ${addressesVersion}`);
    const list = () => Array.from({ length: reader.unsigned() }, () => reader.text());
    const [cities, codes] = [list(), list()];
    this.suffixes.push(...list());
    for (let left = reader.unsigned(); left > 0; left -= 1)
      this.towns.push({ name: reader.text(), longitude: reader.signed(), latitude: reader.signed() });
    const houses = reader.unsigned();
    if (houses > bytes.length) throw new RangeError("more addresses than bytes");
    [this.numbers, this.suffixIndexes] = [new Uint32Array(houses), new Uint16Array(houses)];
    [this.longitudes, this.latitudes] = [new Int32Array(houses), new Int32Array(houses)];
    let name = "";
    let [first, longitude, latitude] = [0, 0, 0];
    for (let left = reader.unsigned(); left > 0; left -= 1) {
      name = name.slice(0, reader.unsigned()) + reader.text();
      const [code, city] = [reader.unsigned(), reader.unsigned()];
      longitude += reader.signed();
      latitude += reader.signed();
      const last = first + reader.unsigned();
      this.#readHouses(reader, { first, last, longitude, latitude });
      const street = { name, postcode: codes[code] ?? "", city: cities[city] ?? "", longitude, latitude, first, last };
      this.streets.push(street);
      first = last;
    }
  }

  /** Number by number, each house beside the one before it. */
  #readHouses(
    reader: ByteReader,
    { first, last, longitude, latitude }: Omit<AddressStreet, "name" | "postcode" | "city">,
  ): void {
    let [number, x, y] = [0, longitude, latitude];
    for (let at = first; at < last; at += 1) {
      const code = reader.unsigned();
      number += code >> 1;
      x += reader.signed();
      y += reader.signed();
      this.numbers[at] = number;
      this.suffixIndexes[at] = code & 1 ? reader.unsigned() : 0;
      this.longitudes[at] = x;
      this.latitudes[at] = y;
    }
  }

  getNumber(house: number): string {
    return `${this.numbers[house] || ""}${this.suffixes[this.suffixIndexes[house] ?? 0] ?? ""}`;
  }
}
