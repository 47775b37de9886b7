/** A point: degrees, WGS 84. */
export interface Point {
  longitude: number;
  latitude: number;
}

/** A postal address, as copied into orders and shipments. */
export interface Address {
  line1: string;
  line2?: string | undefined;
  city?: string | undefined;
  region?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode?: string | undefined;
  directions?: string | undefined;
}

/** A person at an address. */
export interface Contact {
  name: string;
  email?: string | undefined;
  /** E.164. */
  phone?: string | undefined;
}

/** Local opening times of one weekday; 1 is Monday. `HH:MM`. */
export interface OpeningHours {
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  from: string;
  to: string;
}

/** A place as it was when an order or shipment copied it: a copy, never a join. */
export interface PlaceSnapshot {
  /** The saved location or customer address it was copied from. */
  id?: string | undefined;
  kind: "location" | "customer" | "address";
  name?: string | undefined;
  address: Address;
  point: Point | null;
  contact?: Contact | undefined;
  openingHours?: OpeningHours[] | undefined;
}

/** A postal address as forms and the API write it. */
export type AddressInput = Omit<Address, "postalCode"> & { postal_code?: string | undefined };

/** An address in its stored form. */
export function fromAddressInput({ postal_code, ...address }: AddressInput): Address {
  const { line1, line2, city, region, country, directions } = address;
  return { line1, line2, city, region, country, postalCode: postal_code, directions };
}

/** An address in the form used by forms and the API. */
export function toPlaceAddressInput({ postalCode, ...address }: Address): AddressInput {
  const { line1, line2, city, region, country, directions } = address;
  return { line1, line2, city, region, country, postal_code: postalCode, directions };
}

/** True if two addresses give the same geocoding query: floor and directions do not matter there. */
export function isSameSearch(one: AddressInput, other: AddressInput): boolean {
  const words = ({ line1, city, region, country, postal_code }: AddressInput) =>
    JSON.stringify([line1, city ?? "", region ?? "", country, postal_code ?? ""]);
  return words(one) === words(other);
}

/** "53.5511, 9.9937" as maps copy it; null for anything else. */
export function parsePoint(text: string): Point | null {
  const match = /^(-?\d{1,2}(?:\.\d+)?)(?:\s+|\s*[,;]\s*)(-?\d{1,3}(?:\.\d+)?)$/.exec(text.trim());
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A point as `parsePoint` reads it. */
export function formatPoint({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
