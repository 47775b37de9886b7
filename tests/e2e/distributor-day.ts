import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distributorFolder, readDayRows } from "#tests/factories/distributor-day.ts";
import { distributorDepot } from "#tests/factories/distributor-fleet.ts";

export interface DayOrder {
  reference: string;
  latitude: number;
  longitude: number;
  from: number;
  to: number;
  serviceSeconds: number;
  grams: number;
  millilitres: number;
  prohibited: string[];
}

export interface DayVehicle {
  plate: string;
  type: string;
  maxGrams: number;
  maxMillilitres: number;
  costPerKm: string;
  from: string;
  to: string;
}

export function getOrdersFile(day: string): string {
  return join(distributorFolder, day, "orders.csv");
}

/** Seconds since midnight of `HH:MM`. */
export function parseClockSeconds(text: string): number {
  const [hours, minutes] = text.split(":").map(Number);
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60;
}

export function readDayOrders(day: string): DayOrder[] {
  return readDayRows(day, "orders.csv").map((row) => ({
    reference: row.Reference ?? "",
    latitude: Number(row.Latitude),
    longitude: Number(row.Longitude),
    from: parseClockSeconds(row["Deliver from"] ?? ""),
    to: parseClockSeconds(row["Deliver to"] ?? ""),
    serviceSeconds: Math.round(Number(row["Service minutes"]) * 60),
    grams: Math.round(Number(row["Weight kg"]) * 1000),
    millilitres: Math.round(Number(row["Volume m3"]) * 1_000_000),
    prohibited: (row["Prohibited vehicles"] ?? "")
      .split(/[;,]/)
      .map((plate) => plate.trim())
      .filter(Boolean),
  }));
}

export function readDayVehicles(day: string): DayVehicle[] {
  return readDayRows(day, "vehicles.csv").map((row) => ({
    plate: row.Plate ?? "",
    type: row.Type ?? "",
    maxGrams: Math.round(Number(row["Max weight kg"]) * 1000),
    maxMillilitres: Math.round(Number(row["Max volume m3"]) * 1_000_000),
    costPerKm: row["Cost per km"] ?? "0",
    from: row["Available from"] ?? "",
    to: row["Available to"] ?? "",
  }));
}

/** Price of an hour of travel in the distributor's currency: what the product proposes for its country, and anchor B has. */
const pricePerHour = 12;

/** What VROOM's plan of that day costs at its highest level, by kilometre and hour of travel. */
export function readAnchorMoney(day: string): number {
  const anchor: { figures: Record<string, { B: { money: number } }> } = JSON.parse(
    readFileSync(join(distributorFolder, "anchor-vroom-money.json"), "utf8"),
  );
  return anchor.figures[day]?.B.money ?? 0;
}

interface Place {
  latitude: number;
  longitude: number;
}

/** Metres as the anchor measured them: great circle × 1.34. */
function computeMeters(from: Place, to: Place): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((to.latitude - from.latitude) * rad) / 2) ** 2 +
    Math.cos(from.latitude * rad) *
      Math.cos(to.latitude * rad) *
      Math.sin(((to.longitude - from.longitude) * rad) / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h)) * 1.34;
}

/** Seconds of travel at 56 km/h. */
const computeTravelSeconds = (meters: number): number => Math.round(meters / (56 / 3.6));

export interface CheckedPlan {
  problems: string[];
  served: number;
  /** What the driving costs, in the distributor's currency. */
  money: number;
}

/** Drives the plan by hand, stop after stop, with nothing of the solver or the evaluator: the judge of the proof. */
export function checkPlanByDriving(
  day: string,
  routes: readonly { plate: string; references: readonly string[] }[],
): CheckedPlan {
  const orders = new Map(readDayOrders(day).map((order) => [order.reference, order]));
  const vehicles = new Map(readDayVehicles(day).map((vehicle) => [vehicle.plate, vehicle]));
  const problems: string[] = [];
  const served = new Set<string>();
  let money = 0;
  for (const route of routes.filter((each) => each.references.length > 0)) {
    const vehicle = vehicles.get(route.plate);
    if (!vehicle) {
      problems.push(`unknown vehicle ${route.plate}`);
      continue;
    }
    const stops = route.references.flatMap((reference) => orders.get(reference) ?? []);
    if (stops.length !== route.references.length) problems.push(`${route.plate} serves something unknown`);
    if (stops.reduce((sum, stop) => sum + stop.grams, 0) > vehicle.maxGrams)
      problems.push(`${route.plate} is too heavy`);
    if (stops.reduce((sum, stop) => sum + stop.millilitres, 0) > vehicle.maxMillilitres)
      problems.push(`${route.plate} is too full`);
    const drive = (to: Place): number => {
      const meters = computeMeters(place, to);
      const seconds = computeTravelSeconds(meters);
      money += (Number(vehicle.costPerKm) * meters) / 1000 + (pricePerHour * seconds) / 3600;
      return seconds;
    };
    let place: Place = distributorDepot;
    let time = Math.max(parseClockSeconds(vehicle.from), parseClockSeconds(distributorDepot.from));
    for (const stop of stops) {
      const leg = drive(stop);
      time = Math.max(time + leg, stop.from);
      if (time > stop.to) problems.push(`${route.plate} is ${time - stop.to} s late at ${stop.reference}`);
      if (stop.prohibited.includes(vehicle.plate)) problems.push(`${route.plate} may not serve ${stop.reference}`);
      if (served.has(stop.reference)) problems.push(`${stop.reference} is served twice`);
      served.add(stop.reference);
      time += stop.serviceSeconds;
      place = stop;
    }
    const home = drive(distributorDepot);
    if (time + home > Math.min(parseClockSeconds(vehicle.to), parseClockSeconds(distributorDepot.to)))
      problems.push(`${route.plate} is back too late`);
  }
  return { problems, served: served.size, money };
}
