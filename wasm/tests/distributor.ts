import { existsSync, readFileSync } from "node:fs";
import Papa from "papaparse";
import type { Coordinates, Job, Problem, Vehicle } from "#wasm/host/problem.ts";
import { DEFAULT_DETOUR, DEFAULT_SPEED } from "#wasm/host/travel.ts";

/** Three real days of a distribution company; see the data's own README. Absent in a bare clone. */
const folder = new URL("../../../shared/data/distributor/", import.meta.url);
export const distributorDays = ["2946091", "2970877", "2990001"] as const;
export const hasDistributorData = existsSync(folder);

const depot: Coordinates = [17.60171712, 43.37391833];
const opening = clock("06:00");
const closing = clock("18:00");

function clock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 3_600 + minutes * 60;
}

function readRows(day: string, file: string): Record<string, string>[] {
  const text = readFileSync(new URL(`${day}/${file}`, folder), "utf8");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** A day's orders and fleet as a route problem: grams and litres, banned vehicles, travel on great circle × 1.34 at 56 km/h. */
export function readDistributorDay(day: string): Problem {
  const fleet = readRows(day, "vehicles.csv");
  const plates = new Map(fleet.map((row, index) => [row.Plate, index + 1]));
  const vehicles = fleet.map(
    (row, index): Vehicle => ({
      id: index + 1,
      description: row.Plate,
      start: depot,
      end: depot,
      capacity: [Math.round(Number(row["Max weight kg"]) * 1_000), Math.round(Number(row["Max volume m3"]) * 1_000)],
      time_window: [
        Math.max(opening, clock(row["Available from"] ?? "")),
        Math.min(closing, clock(row["Available to"] ?? "")),
      ],
    }),
  );
  const jobs = readRows(day, "orders.csv").map(
    (row, index): Job => ({
      id: index + 1,
      description: row.Reference,
      location: [Number(row.Longitude), Number(row.Latitude)],
      service: Math.round(Number(row["Service minutes"]) * 60),
      delivery: [Math.round(Number(row["Weight kg"]) * 1_000), Math.round(Number(row["Volume m3"]) * 1_000)],
      time_windows: [[clock(row["Deliver from"] ?? ""), clock(row["Deliver to"] ?? "")]],
      banned_vehicles: (row["Prohibited vehicles"] ?? "").split(";").flatMap((plate) => plates.get(plate.trim()) ?? []),
    }),
  );
  return { vehicles, jobs, options: { speed: DEFAULT_SPEED, detour: DEFAULT_DETOUR } };
}

/** VROOM's travel seconds at its most thorough level on the same day. */
export function anchorSeconds(day: string): number {
  const anchor: { figures: Record<string, { x5: { cost: number } }> } = JSON.parse(
    readFileSync(new URL("anchor-vroom.json", folder), "utf8"),
  );
  const figure = anchor.figures[day];
  if (!figure) throw new Error(`no anchor for day ${day}`);
  return figure.x5.cost;
}
