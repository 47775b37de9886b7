import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { DistributorDay } from "#tests/factories/distributor-day.ts";
import { createFleetBodies } from "#tests/factories/distributor-fleet.ts";
import { optimizeToReady } from "../plan-watch.ts";
import { setTimeTo, startTestsAt } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const day: DistributorDay | null = Reflect.get(env, "TEST_DISTRIBUTOR");
const date = "2026-11-24";
const minute = 60_000;
// The day before, in the distributor's zone: the plan is made in the afternoon.
startTestsAt("2026-11-23T14:00:00Z");

async function call<T>(who: TestWorkspace, path: string, body?: unknown): Promise<T> {
  const answer = await who.fetch(`/api/${path}`, body === undefined ? {} : { body });
  const text = await answer.text();
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${text}`);
  return JSON.parse(text).data;
}

/** Depot, vans with their drivers, and the day's orders, as its files have them. */
async function enterDay(who: TestWorkspace, { orders, vehicles }: DistributorDay): Promise<string> {
  const fleet = createFleetBodies(vehicles);
  const { id: location_id } = await call<{ id: string }>(who, "locations", fleet.depot);
  await call(who, "agents/bulk", fleet.drivers);
  await call(who, "vehicles/bulk", fleet.vehicles);
  const placed = await call<{ succeeded: { id: string }[]; refused: unknown[] }>(who, "orders/bulk", {
    orders: orders.map((row) => ({
      external_id: row.Reference,
      source: { location_id },
      destination: {
        address: { line1: row.Address, city: row.City, country: "BA" },
        point: { latitude: Number(row.Latitude), longitude: Number(row.Longitude) },
      },
      customer: { first_name: row["First name"], last_name: row["Last name"], phone: row.Phone },
      delivery_schedule: { from: `${date}T${row["Deliver from"]}`, to: `${date}T${row["Deliver to"]}` },
      packages: [
        {
          quantity: Number(row["Package count"]),
          weight: Number((Number(row["Weight kg"]) / Number(row["Package count"])).toFixed(3)),
        },
      ],
      service_minutes: Math.ceil(Number(row["Service minutes"])),
    })),
  });
  expect(placed.refused).toEqual([]);
  const { shipments } = await call<{ shipments: { shipment_id: string }[] }>(who, "shipments/store", {
    ...{ orders: placed.succeeded.map(({ id }) => id), shipment_type: "delivery" },
  });
  const { agents } = await call<{ agents: { id: string }[] }>(who, "agents?limit=100");
  const vans = (await call<{ vehicles: { id: string }[] }>(who, "vehicles?limit=100")).vehicles;
  const { id } = await call<{ id: string }>(who, "plans", {
    ...{ name: "Utorak", shipment_type: 3, location_id, start_at: `${date}T06:00`, end_at: `${date}T20:00` },
    agents: agents.map(({ id: agent_id }, at) => ({ agent_id, vehicle_id: vans[at]?.id ?? null })),
    shipment_ids: shipments.map(({ shipment_id }) => shipment_id),
  });
  return id;
}

interface DrivenRoute {
  id: string;
  vehicle: { label: string };
  distance: number;
  duration: number;
  start_at: string;
  stops: { id: string; type: string; planned_arrive_at: string; shipment: { order_number: string } | null }[];
}

/** What happened at a door, as this test wrote it down. Milliseconds UTC. */
interface Visit {
  dueAt: number;
  arrivedAt: number;
  endedAt: number;
  kind: "done" | "short" | "failed";
}

/** A route from its start to its end, as this test drove it. */
interface Drive {
  minutes: number;
  plannedMinutes: number;
  meters: number;
  plate: string;
}

/** The distributor's own references by our order numbers. */
async function readReferences(who: TestWorkspace): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let cursor: string | null = ""; cursor !== null; ) {
    const path: string = `orders?limit=100&fields=number,external_id${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: { orders: { number: string; external_id: string }[]; pagination: { next: string | null } } = await call(
      who,
      path,
    );
    for (const { number, external_id } of page.orders) found.set(number, external_id);
    cursor = page.pagination.next;
  }
  return found;
}

/** Ten seconds into a minute: that the clock goes on while a call is answered changes no whole minutes. */
const toMinute = (moment: number) => Math.ceil(moment / minute) * minute + 10_000;

/** Drives a route: a quarter of an hour late from the depot, later by and by; some doors stay closed, some goods are short. */
async function drive(who: TestWorkspace, route: DrivenRoute, dueAt: (orderNumber: string) => number, met: number) {
  const visits: Visit[] = [];
  const begun = toMinute(Date.parse(route.start_at)) + 15 * minute;
  const at = (moment: number) => setTimeTo(new Date(moment).toISOString());
  at(begun);
  await call(who, `routes/${route.id}/start`, {});
  let clock = begun;
  for (const { id, planned_arrive_at, shipment } of route.stops.filter(({ type }) => type === "dropoff")) {
    const nth = met + visits.length + 1;
    const arrivedAt = Math.max(clock + 4 * minute, toMinute(Date.parse(planned_arrive_at)) + ((nth * 7) % 50) * minute);
    at(arrivedAt);
    await call(who, `routes/${route.id}/stops/${id}/arrive`, {});
    clock = arrivedAt + (3 + (nth % 9)) * minute;
    at(clock);
    const kind = nth % 13 === 0 ? "failed" : nth % 17 === 0 ? "short" : "done";
    if (kind === "failed") await call(who, `routes/${route.id}/stops/${id}/attempt`, { reason: "NO_ANSWER" });
    else {
      const { packages } = await call<{ packages: { id: string }[] }>(who, `routes/${route.id}/stops/${id}/handover`);
      const missing_packages = kind === "short" ? [{ id: packages[0]?.id, quantity: 1 }] : [];
      await call(who, `routes/${route.id}/stops/${id}/complete`, { missing_packages });
    }
    visits.push({ dueAt: dueAt(shipment?.order_number ?? ""), arrivedAt, endedAt: clock, kind });
  }
  const ended = clock + 20 * minute;
  at(ended);
  await call(who, `routes/${route.id}/complete`, {});
  const plannedMinutes = Math.round(route.duration / 60);
  const driven = { minutes: (ended - begun) / minute, plannedMinutes, meters: route.distance };
  return { visits, drive: { ...driven, plate: route.vehicle.label } };
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
/** The value that this share of them does not exceed. */
const rank = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

/** Cents as the API writes money. */
const writeMoney = (cents: number) => (Math.round(cents) / 100).toFixed(2);

/** The numbers of the day by pencil: from what was written down at the doors, with none of the product's code. */
function computeByHand(visits: readonly Visit[], drives: readonly Drive[], { vehicles }: DistributorDay) {
  const delivered = visits.filter(({ kind }) => kind !== "failed");
  const isLate = ({ kind, endedAt, dueAt }: Visit) => kind === "failed" || endedAt > dueAt;
  const whole = visits.filter(({ kind }) => kind === "done");
  const lateness = delivered.map(({ endedAt, dueAt }) => Math.floor((endedAt - dueAt) / minute));
  const percent = (part: readonly unknown[]) => (part.length * 100) / visits.length;
  const minutes = sum(drives.map((each) => each.minutes));
  const planned = sum(drives.map(({ plannedMinutes }) => plannedMinutes));
  const kilometers = sum(drives.map(({ meters }) => meters)) / 1000;
  const price = new Map(vehicles.map((row) => [row.Plate, Number(row["Cost per km"])]));
  const cents = sum(drives.map(({ plate, meters }) => Math.round((price.get(plate) ?? 0) * 100 * (meters / 1000))));
  return {
    ...{ orders: visits.length, due: visits.length, promised: visits.length, cancelled: 0 },
    ...{ failed: visits.length - delivered.length, first_attempt: percent(delivered), attempts: 1, returned: 0 },
    ...{ late: visits.filter(isLate).length, on_time: percent(visits.filter((each) => !isLate(each))) },
    ...{ in_full: percent(whole), otif: percent(whole.filter((each) => !isLate(each))) },
    ...{ median_lateness: rank(lateness, 0.5), late_ninety: rank(lateness, 0.9) },
    ...{ shipments: visits.length, completed_shipments: delivered.length },
    failed_shipments: visits.length - delivered.length,
    service_time: sum(visits.map(({ arrivedAt, endedAt }) => (endedAt - arrivedAt) / minute)) / visits.length,
    ...{ routes: drives.length, departed_late: drives.length, driven_hours: minutes / 60, planned_hours: planned / 60 },
    ...{ stops_an_hour: (delivered.length * 60) / minutes, over_plan: ((minutes - planned) * 100) / planned },
    ...{ kilometers, kilometers_stop: kilometers / delivered.length, kilometers_order: kilometers / delivered.length },
    ...{
      vehicle_cost_stop: writeMoney(cents / delivered.length),
      vehicle_cost_order: writeMoney(cents / delivered.length),
    },
    ...{ driven_kilometers: 0, kilometers_over_plan: null },
  };
}

test.skipIf(day === null)(
  "a real distributor's day of the shared data, worked to the end, has the numbers that are computed by hand",
  { timeout: 240_000 },
  async () => {
    if (!day) throw new Error("skipped without the shared data");
    const who = await createTestWorkspace({ country: "BA", timezone: "Europe/Sarajevo" });
    const planId = await enterDay(who, day);
    const { plan } = await optimizeToReady(who, planId);
    await call(who, `plans/${planId}/confirm`, { based_on: plan.currentVersion, preserve_sequences: false });
    const references = await readReferences(who);
    // Sarajevo is an hour ahead of UTC in November.
    const ends = new Map(day.orders.map((row) => [row.Reference, Date.parse(`${date}T${row["Deliver to"]}:00+01:00`)]));
    const dueAt = (orderNumber: string) => ends.get(references.get(orderNumber)) ?? Number.NaN;
    const { routes } = await call<{ routes: DrivenRoute[] }>(who, `routes?date=${date}`);
    const visits: Visit[] = [];
    const drives: Drive[] = [];
    for (const route of routes) {
      const done = await drive(who, route, dueAt, visits.length);
      visits.push(...done.visits);
      drives.push(done.drive);
    }
    expect(visits).toHaveLength(day.orders.length);
    const expected = computeByHand(visits, drives, day);
    const measured: Record<string, number | string | null> = {};
    for (const name of Object.keys(expected))
      measured[name] = (
        await call<{ value: number | string | null }>(who, `analytics/measures/${name}?from=${date}&to=${date}`)
      ).value;
    const round = (values: Record<string, number | string | null | undefined>) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          typeof value === "number" ? Number(value.toFixed(6)) : value,
        ]),
      );
    console.log(`a distributor's day: ${JSON.stringify(round(measured))}`);
    expect(round(measured)).toEqual(round(expected));
    expect([expected.failed, visits.length - expected.late, expected.late].every((n) => n > 5)).toBe(true);
  },
);
