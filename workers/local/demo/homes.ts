import type { Geocoder } from "#app/platform/geo/geocoding.ts";
import type { Address, Point } from "#app/platform/geo/place.ts";
import type { Regions } from "../../ports/regions.ts";
import { AddressFile } from "../../region/run/address-file.ts";
import { getFileKey } from "../../region/run/manifest.ts";
import { demoCompany, demoTowns } from "./company.ts";
import { demoRegion } from "./region.ts";

/** A real house in which a customer of the demo lives. */
export interface Home {
  address: Address;
  point: Point;
}

/** Maximum houses of a town in the demo. */
const MAX_HOUSES = 90;

/** Houses that the product can geocode by their written address: one list per town and share of customers. */
export async function readDemoHomes(bucket: R2Bucket, regions: Regions, geocoder: Geocoder): Promise<Home[][]> {
  const region = (await regions.all()).find(({ id }) => id === demoRegion.id);
  const file = region && (await bucket.get(getFileKey(region, "addresses.bin")));
  if (!file) throw new Error("the demo's region is not in the bucket");
  const written = Map.groupBy(listAddresses(new AddressFile(new Uint8Array(await file.arrayBuffer()))), getTown);
  const lists: Home[][] = [];
  for (const [town, share] of Object.entries(demoTowns)) {
    const homes = await findHomes(geocoder, spreadOver(written.get(town) ?? [], MAX_HOUSES));
    for (let each = 0; each < share; each += 1) lists.push(homes);
  }
  return lists;
}

function* listAddresses(file: AddressFile): Generator<Address> {
  for (const { name, city, postcode, first, last } of file.streets)
    for (let house = first; house < last; house += 1) {
      const line1 = `${name} ${file.getNumber(house)}`;
      yield { line1, city, country: demoCompany.country, postalCode: postcode };
    }
}

function getTown({ city }: Address): string {
  return city ?? "";
}

/** Picks a number of rows spread over a list. */
function spreadOver<Row>(rows: readonly Row[], count: number): Row[] {
  const step = Math.max(1, rows.length / count);
  return rows.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

async function findHomes(geocoder: Geocoder, addresses: readonly Address[]): Promise<Home[]> {
  const answers = await geocoder.locateAll(addresses);
  const homes = addresses.flatMap((address, at): Home[] => {
    const [only, ...others] = answers[at] ?? [];
    return only?.precision === "address" && others.length === 0 ? [{ address, point: only.point }] : [];
  });
  if (homes.length === 0) throw new Error(`no house is found in ${addresses[0]?.city}`);
  return homes;
}
