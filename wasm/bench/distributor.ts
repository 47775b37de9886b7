/** Three real days of a distributor: great circle × 1.34 at 56 km/h, grams and litres, vehicles that may not serve a customer. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../host/problem.ts";
import type { Instance } from "./instances.ts";

const depot = [17.60171712, 43.37391833] as const;

/** Rows of a CSV without quoted fields, by header. */
function readCsv(path: string): Record<string, string>[] {
  const [head = "", ...lines] = readFileSync(path, "utf8").trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, index) => [names[index] ?? "", value])));
}

const clock = (text = "00:00") => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 3600 + minutes * 60;
};

export function distributorProblem(folder: string): Problem {
  const vehicles = readCsv(join(folder, "vehicles.csv"));
  const plates = vehicles.map((row) => row.Plate ?? "");
  return {
    options: { speed: 56 / 3.6, detour: 1.34 },
    vehicles: vehicles.map((row, index) => ({
      id: index + 1,
      description: row.Plate ?? "",
      start: depot,
      end: depot,
      capacity: [Math.round(Number(row["Max weight kg"]) * 1000), Math.round(Number(row["Max volume m3"]) * 1000)],
      time_window: [clock(row["Available from"]), clock(row["Available to"])] as const,
    })),
    jobs: readCsv(join(folder, "orders.csv")).map((row, index) => ({
      id: index + 1,
      description: row.Reference ?? "",
      location: [Number(row.Longitude), Number(row.Latitude)] as const,
      service: Math.round(Number(row["Service minutes"]) * 60),
      delivery: [Math.round(Number(row["Weight kg"]) * 1000), Math.round(Number(row["Volume m3"]) * 1000)],
      time_windows: [[clock(row["Deliver from"]), clock(row["Deliver to"])]] as const,
      banned_vehicles: (row["Prohibited vehicles"] ?? "")
        .split(";")
        .flatMap((plate) => (plates.includes(plate) ? [plates.indexOf(plate) + 1] : [])),
    })),
  };
}

/** The best known here is what VROOM reaches at its best level, for nothing better is published. */
export function readDistributor(folder: string): Instance[] {
  if (!existsSync(folder)) return [];
  const anchor = JSON.parse(readFileSync(join(folder, "anchor-vroom.json"), "utf8")).figures;
  return readdirSync(folder)
    .filter((day) => anchor[day] !== undefined)
    .map((day) => ({
      set: "distributor",
      name: day,
      problem: distributorProblem(join(folder, day)),
      best: anchor[day].x5.cost,
      scale: 1,
    }));
}
