import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";

/** A row of `orders.csv` or `vehicles.csv` of the distributor's day; see the README of the shared data for its source. */
export type DayRow = Record<string, string>;

export type DistributorDay = { orders: DayRow[]; vehicles: DayRow[] };

const folder = join(import.meta.dirname, "../../../shared/data/distributor/2946091");

/** A day of a real distributor; null where the shared data is not beside the repository. */
export function readDistributorDay(): DistributorDay | null {
  if (!existsSync(join(folder, "orders.csv"))) return null;
  const read = (file: string) =>
    Papa.parse<DayRow>(readFileSync(join(folder, file), "utf8"), { header: true, skipEmptyLines: true }).data;
  return { orders: read("orders.csv"), vehicles: read("vehicles.csv") };
}
