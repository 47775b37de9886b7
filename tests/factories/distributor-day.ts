import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";

/** A row of `orders.csv` or `vehicles.csv` of the distributor's day; see the README of the shared data for its source. */
export type DayRow = Record<string, string>;

export type DistributorDay = { orders: DayRow[]; vehicles: DayRow[] };

/** Days of a real distributor, beside the repository. */
export const distributorFolder = join(import.meta.dirname, "../../../shared/data/distributor");

/** True where the data is there. */
export function hasDistributorDay(day: string): boolean {
  return existsSync(join(distributorFolder, day, "orders.csv"));
}

export function readDayRows(day: string, file: "orders.csv" | "vehicles.csv"): DayRow[] {
  const text = readFileSync(join(distributorFolder, day, file), "utf8");
  return Papa.parse<DayRow>(text, { header: true, skipEmptyLines: true }).data;
}

/** A day; null where the shared data is not there. */
export function readDistributorDay(day = "2946091"): DistributorDay | null {
  if (!hasDistributorDay(day)) return null;
  return { orders: readDayRows(day, "orders.csv"), vehicles: readDayRows(day, "vehicles.csv") };
}
