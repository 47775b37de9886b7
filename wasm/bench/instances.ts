/** The benchmark sets as problems in the solver's own JSON, each with its best known cost and the figures of VROOM. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Job, Problem, Shipment, Vehicle } from "../host/problem.ts";
import { readDistributor } from "./distributor.ts";
import { readSolutionCost, readTable, readVrpLib, type VrpLib } from "./vrplib.ts";

export interface Instance {
  set: string;
  name: string;
  problem: Problem;
  /** Best known cost, in the units of `bks.json`, and how many hundredths of currency of ours one such unit is. */
  best: number;
  scale: number;
}

type Rounding = (distance: number) => number;
const truncateTenth: Rounding = (distance) => Math.floor(distance * 10 + 1e-9);
const roundThousandth: Rounding = (distance) => Math.round(distance * 1000);
const roundWhole: Rounding = (distance) => Math.round(distance);
const roundHundredth: Rounding = (distance) => Math.round(distance * 100);

interface Point {
  x: number;
  y: number;
}

function matrixOf(points: readonly Point[], rounding: Rounding): (number | null)[][] {
  return points.map((from) => points.map((to) => rounding(Math.hypot(from.x - to.x, from.y - to.y))));
}

const readers: Record<string, (folder: string) => Instance[]> = {
  solomon: (folder) => tables(folder, "solomon", timeWindowed),
  gh200: (folder) => tables(folder, "gh200", timeWindowed),
  gh1000: (folder) => tables(folder, "gh1000", timeWindowed),
  lilim100: (folder) => tables(folder, "lilim100", pickupAndDelivery),
  x: (folder) => {
    const best = readBest(join(folder, "x"));
    return files(join(folder, "x"), ".vrp").map((path) => {
      const name = basename(path, ".vrp");
      return {
        set: "x",
        name,
        problem: libProblem(readVrpLib(path), roundWhole, 1),
        best: best[name]?.cost ?? Number.NaN,
        scale: 1,
      };
    });
  },
  HFVRP: (folder) => rich(folder, "HFVRP", roundHundredth, 1, 10_000),
  MDVRPTW: (folder) => rich(folder, "MDVRPTW", roundThousandth, 1000, 1),
  SDVRPTW: (folder) => rich(folder, "SDVRPTW", roundThousandth, 1000, 1),
  VRPB: (folder) => rich(folder, "VRPB", roundWhole, 1, 1),
  MTVRPTWR: (folder) => rich(folder, "MTVRPTWR", truncateTenth, 10, 1),
  PCVRPTW: (folder) => rich(folder, "PCVRPTW", truncateTenth, 10, 1),
  distributor: (folder) => readDistributor(join(folder, "..", "distributor")),
};

export const SET_NAMES = Object.keys(readers);

/** Instances of a set, empty when the data is not there. */
export function readSet(folder: string, set: string): Instance[] {
  return existsSync(folder) ? (readers[set]?.(folder) ?? []) : [];
}

const files = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => join(folder, file));

function readBest(folder: string): Record<string, { cost: number }> {
  return JSON.parse(readFileSync(join(folder, "bks.json"), "utf8")).bks;
}

function tables(folder: string, set: string, build: (path: string) => { problem: Problem; scale: number }): Instance[] {
  const best = readBest(join(folder, set));
  return files(join(folder, set), ".txt").map((path) => {
    const name = basename(path, ".txt");
    return { set, name, best: best[name]?.cost ?? Number.NaN, ...build(path) };
  });
}

/** Distances and times truncated to a tenth, as in the DIMACS challenge. */
function timeWindowed(path: string): { problem: Problem; scale: number } {
  const { rows, vehicles, capacity } = readTable(path);
  const [depot, ...customers] = rows;
  if (!depot) throw new Error(`no depot in ${path}`);
  const jobs = customers.map(
    (row, index): Job => ({
      id: index + 1,
      location_index: index + 1,
      delivery: [row.demand],
      service: row.service * 10,
      time_windows: [[row.ready * 10, row.due * 10]],
    }),
  );
  const fleet = fleetOf(vehicles, {
    start_index: 0,
    end_index: 0,
    capacity: [capacity],
    time_window: [depot.ready * 10, depot.due * 10],
  });
  return {
    problem: { jobs, vehicles: fleet, matrices: { car: { durations: matrixOf(rows, truncateTenth) } } },
    scale: 10,
  };
}

function pickupAndDelivery(path: string): { problem: Problem; scale: number } {
  const { rows, vehicles, capacity } = readTable(path);
  const depot = rows[0];
  if (!depot) throw new Error(`no depot in ${path}`);
  const place = (index: number) => {
    const row = rows[index] ?? depot;
    return {
      id: index,
      location_index: index,
      service: row.service * 1000,
      time_windows: [[row.ready * 1000, row.due * 1000]] as const,
    };
  };
  const shipments = rows.flatMap((row, index): Shipment[] =>
    index > 0 && row.demand > 0 ? [{ amount: [row.demand], pickup: place(index), delivery: place(row.delivery) }] : [],
  );
  const fleet = fleetOf(vehicles, {
    start_index: 0,
    end_index: 0,
    capacity: [capacity],
    time_window: [depot.ready * 1000, depot.due * 1000],
  });
  return {
    problem: { shipments, vehicles: fleet, matrices: { car: { durations: matrixOf(rows, roundThousandth) } } },
    scale: 1000,
  };
}

function fleetOf(size: number, vehicle: Omit<Vehicle, "id">): Vehicle[] {
  return Array.from({ length: size }, (_, index) => ({ id: index + 1, ...vehicle }));
}

function rich(folder: string, set: string, rounding: Rounding, clock: number, scale: number): Instance[] {
  return files(join(folder, "rich", set), ".vrp").map((path) => ({
    set,
    name: basename(path, ".vrp"),
    problem: libProblem(readVrpLib(path), rounding, clock),
    best: bestCost(path.replace(/vrp$/, "sol")),
    scale,
  }));
}

/** Two of the files have their cost in hundred-thousandths. */
function bestCost(path: string): number {
  const cost = readSolutionCost(path);
  return cost > 1e8 ? cost / 1e5 : cost;
}

/** VRPLIB with the sections that the rich sets use; `clock` is how many of our seconds one of theirs is. */
function libProblem(file: VrpLib, rounding: Rounding, clock: number): Problem {
  const points = (file.section("NODE_COORD") ?? []).map(([x = 0, y = 0]) => ({ x, y }));
  const depots = new Set([0, ...(file.section("VEHICLES_DEPOT") ?? []).map(([depot = 1]) => depot - 1)]);
  const column = (name: string, index: number) => file.section(name)?.[index]?.[0];
  const service = Number(file.value("SERVICE_TIME") ?? 0);
  const window = (index: number) => file.section("TIME_WINDOW")?.[index]?.map((time) => time * clock);
  const durations = matrixOf(points, rounding);
  if (file.section("BACKHAUL")) linehaulFirst(durations, (index) => (column("BACKHAUL", index) ?? 0) > 0);
  const jobs = points.flatMap((_, index): Job[] => {
    if (depots.has(index)) return [];
    const [opens, closes] = window(index) ?? [];
    const backhaul = column("BACKHAUL", index) ?? 0;
    const prize = column("PRIZE", index);
    const release = column("RELEASE_TIME", index);
    return [
      {
        id: index,
        location_index: index,
        service: (column("SERVICE_TIME", index) ?? service) * clock,
        ...(backhaul > 0 ? { pickup: [backhaul] } : { delivery: [column("DEMAND", index) ?? 0] }),
        ...(opens === undefined || closes === undefined ? {} : { time_windows: [[opens, closes]] as const }),
        ...(prize === undefined ? {} : { prize: prize * clock }),
        ...(file.section("VEHICLES_ALLOWED_CLIENTS") ? { skills: [index] } : {}),
        ...(release === undefined ? {} : { release: release * clock }),
      },
    ];
  });
  return { jobs, vehicles: libFleet(file, jobs, window(0), clock), matrices: { car: { durations } } };
}

function libFleet(file: VrpLib, jobs: readonly Job[], shift: number[] | undefined, clock: number): Vehicle[] {
  const common = Number(file.value("CAPACITY") ?? 0);
  const demand = jobs.reduce((sum, job) => sum + (job.delivery?.[0] ?? 0) + (job.pickup?.[0] ?? 0), 0);
  const size = Number(file.value("VEHICLES") ?? Math.ceil((demand / common) * 1.3) + 20);
  const duration = file.value("VEHICLES_MAX_DURATION");
  const [from = 0, to = 0] = shift ?? [];
  return Array.from({ length: size }, (_, index): Vehicle => {
    const depot = (file.section("VEHICLES_DEPOT")?.[index]?.[0] ?? 1) - 1;
    const unit = file.section("VEHICLES_UNIT_DISTANCE_COST")?.[index]?.[0];
    const fixed = file.section("VEHICLES_FIXED_COST")?.[index]?.[0];
    const allowed = file.section("VEHICLES_ALLOWED_CLIENTS")?.[index];
    const reload = file.section("VEHICLES_RELOAD_DEPOT")?.[index]?.[0];
    return {
      id: index + 1,
      start_index: depot,
      end_index: depot,
      capacity: [file.section("CAPACITY")?.[index]?.[0] ?? common],
      ...(shift ? { time_window: [from, to] as const } : {}),
      ...(duration === undefined ? {} : { max_work_time: Number(duration) * clock }),
      ...(unit === undefined ? {} : { costs: { fixed: (fixed ?? 0) * 100, per_hour: unit * 3600 } }),
      ...(allowed ? { skills: allowed.map((client) => client - 1) } : {}),
      ...(reload === undefined ? {} : { reload: { location_index: reload - 1 } }),
    };
  });
}

/** Classic backhauling: deliveries before pickups, and no route that only picks up. */
function linehaulFirst(durations: (number | null)[][], backhaul: (index: number) => boolean): void {
  durations.forEach((row, from) => {
    row.forEach((_, to) => {
      if (backhaul(to) ? from === 0 : backhaul(from) && to !== 0) row[to] = null;
    });
  });
}
