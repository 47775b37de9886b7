import { listHouseNumbers, parseLeadingNumber } from "../run/house-numbers.ts";
import { fillPlaces } from "./fill-places.ts";
import { Nodes } from "./nodes.ts";
import { readPbf } from "./pbf.ts";
import type { Tags } from "./pbf-primitives.ts";

/** An address of an extract, or a street without a number. In 1e-5 degrees. */
export interface SourceAddress {
  street: string;
  number: string;
  postcode: string;
  city: string;
  longitude: number;
  latitude: number;
}

export interface AddressSource {
  addresses: SourceAddress[];
  /** Named ways on which no address lies. */
  streets: SourceAddress[];
  towns: { name: string; longitude: number; latitude: number }[];
}

const townKinds = new Set(["city", "town", "village", "hamlet", "suburb", "quarter"]);
/** Farther apart than this, in 1e-5 degrees, two ways of one name are two streets. */
const MAX_SAME_STREET = 3000;

/** Reads addresses, named streets and towns; what lacks town or postcode takes them from what lies nearest. */
export function readAddresses(path: string, progress?: (share: number) => void): AddressSource {
  const nodes = new Nodes();
  const addresses: SourceAddress[] = [];
  const streets: SourceAddress[] = [];
  const towns: AddressSource["towns"] = [];
  const interpolated: { refs: number[]; kind: string }[] = [];
  const atNode = new Map<number, SourceAddress>();
  const add = (tags: Tags, longitude: number, latitude: number): SourceAddress | undefined => {
    const street = tags.get("addr:street") ?? tags.get("addr:place");
    if (!street) return undefined;
    const place = {
      street,
      postcode: tags.get("addr:postcode") ?? "",
      city: tags.get("addr:city") ?? "",
      longitude,
      latitude,
    };
    const houses = listHouseNumbers(tags.get("addr:housenumber") ?? "").map((number) => ({ ...place, number }));
    addresses.push(...houses);
    return houses[0];
  };
  readPbf(
    path,
    {
      node(id, longitude, latitude, tags) {
        nodes.add(id, longitude, latitude);
        if (!tags) return;
        const [x, y] = [Math.round(longitude / 100), Math.round(latitude / 100)];
        const name = tags.get("name");
        if (name && townKinds.has(tags.get("place") ?? "")) towns.push({ name, longitude: x, latitude: y });
        const house = tags.has("addr:housenumber") ? add(tags, x, y) : undefined;
        if (house) atNode.set(id, house);
      },
      way(_id, refs, tags) {
        const kind = tags.get("addr:interpolation");
        if (kind) interpolated.push({ refs, kind });
        const name = tags.get("highway") ? tags.get("name") : undefined;
        if (!name && !tags.has("addr:housenumber")) return;
        const middle = name ? getMiddleNode(nodes, refs) : computeCenter(nodes, refs);
        if (!middle) return;
        if (name) streets.push({ street: name, number: "", postcode: "", city: "", ...middle });
        else add(tags, middle.longitude, middle.latitude);
      },
    },
    progress,
  );
  for (const way of interpolated) addresses.push(...listHousesBetween(atNode, way));
  const filled = fillPlaces(listDistinct(addresses), mergeStreets(streets), towns);
  const named = new Set(filled.addresses.map((each) => `${each.street}\t${each.city}`));
  return { ...filled, streets: filled.streets.filter((each) => !named.has(`${each.street}\t${each.city}`)), towns };
}

function computeCenter(nodes: Nodes, refs: readonly number[]): { longitude: number; latitude: number } | null {
  const places = refs.map((ref) => nodes.find(ref)).filter((at) => at >= 0);
  if (places.length === 0) return null;
  const mean = (values: Int32Array) => places.reduce((sum, at) => sum + (values[at] ?? 0), 0) / places.length;
  return { longitude: Math.round(mean(nodes.longitudes) / 100), latitude: Math.round(mean(nodes.latitudes) / 100) };
}

/** A street's own place lies on it, which its centre need not. */
function getMiddleNode(nodes: Nodes, refs: readonly number[]): { longitude: number; latitude: number } | null {
  return computeCenter(nodes, refs.slice(refs.length >> 1, (refs.length >> 1) + 1));
}

/** The houses between two that an interpolation way joins (wiki "Key:addr:interpolation"). */
function listHousesBetween(
  atNode: ReadonlyMap<number, SourceAddress>,
  { refs, kind }: { refs: number[]; kind: string },
): SourceAddress[] {
  const [first, last] = [atNode.get(refs[0] ?? -1), atNode.get(refs.at(-1) ?? -1)];
  const step = kind === "all" ? 1 : kind === "even" || kind === "odd" ? 2 : 0;
  if (!first || !last || first.street !== last.street || step === 0) return [];
  const [from, to] = [parseLeadingNumber(first.number), parseLeadingNumber(last.number)];
  const count = Math.floor(Math.abs(to - from) / step) - 1;
  if (count < 1 || count > 200) return [];
  return Array.from({ length: count }, (_, at) => {
    const number = from + Math.sign(to - from) * step * (at + 1);
    const share = (number - from) / (to - from);
    const middle = (a: number, b: number) => Math.round(a + (b - a) * share);
    return {
      ...first,
      number: String(number),
      longitude: middle(first.longitude, last.longitude),
      latitude: middle(first.latitude, last.latitude),
    };
  });
}

function listDistinct(addresses: readonly SourceAddress[]): SourceAddress[] {
  const seen = new Map(
    addresses.map((each) => [`${each.street}\t${each.number}\t${each.postcode}\t${each.city}`, each]),
  );
  return [...seen.values()];
}

/** Ways of one street as one: the extract cuts streets at every change. */
function mergeStreets(streets: readonly SourceAddress[]): SourceAddress[] {
  const kept = new Map<string, SourceAddress[]>();
  for (const street of streets) {
    const known = kept.get(street.street) ?? [];
    const near = known.some(
      (each) =>
        Math.abs(each.longitude - street.longitude) < MAX_SAME_STREET &&
        Math.abs(each.latitude - street.latitude) < MAX_SAME_STREET,
    );
    if (!near) known.push(street);
    kept.set(street.street, known);
  }
  return [...kept.values()].flat();
}
