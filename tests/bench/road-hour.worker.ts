import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { recordPositions } from "#app/modules/driver/commands/record-positions.server.ts";
import { syncActions } from "#app/modules/driver/commands/sync-actions.server.ts";
import { routes, stops } from "#app/modules/planning/db/routes.tables.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { createConfirmedPlan } from "#tests/worker/drive.ts";
import { setTimeTo } from "#tests/worker/test-clock.ts";
import { countReads } from "./rows-read.ts";

// What an hour of a driver costs: a position every ten seconds, reported in pairs, and a stop every two minutes.

const perHour = { positions: 360, stops: 30 };
const fleet = 300;

test("an hour of a driver: total milliseconds and database rows, and the sum for 300 drivers", async () => {
  const { who, world } = await createConfirmedPlan({ shipments: perHour.stops, agents: 1, maxWeight: 10_000_000 });
  const [route] = await who.scope.db.select().from(routes).where(eq(routes.accountId, who.account.id));
  const rows = await who.scope.db
    .select()
    .from(stops)
    .where(eq(stops.routeId, route?.id ?? ""))
    .orderBy(stops.position);
  const doors = rows.filter(({ type }) => type === "dropoff");
  const begins = Date.parse("2026-11-23T08:00:00.000Z");
  const agentId = world.agentIds[0] ?? "";
  const counter = countReads(env.DB);
  const agent = { id: agentId, name: "", phone: "", lastSeenAt: null };
  const scopeAt = (at: number) => ({
    ...{ ...who.scope, agent: agentId, actor: { id: agentId, name: "", language: "en" } },
    ...{ db: openDatabase(counter.binding), ports: { ...who.scope.ports, clock: { now: () => at } } },
  });
  const driver = (at: number) => ({ scope: scopeAt(at), session: { agent, account: who.account, tokenHash: "" } });
  setTimeTo(new Date(begins).toISOString());
  const act = (at: number, actions: readonly object[]) =>
    syncActions.execute(driver(at), {
      sentAt: new Date(at).toISOString(),
      actions: actions.map((each) => ({
        ...{ id: crypto.randomUUID(), deviceAt: new Date(at).toISOString(), clockOffset: 0, routeId: route?.id },
        ...each,
      })),
    });
  expect((await act(begins, [{ kind: "check_in" }, { kind: "start" }])).ok).toBe(true);
  counter.take();

  let kept = 0;
  let began = performance.now();
  for (let at = 0; at < perHour.positions; at += 2) {
    const sentAt = begins + at * 10_000;
    const spots = [sentAt - 10_000, sentAt].map((moment) => ({
      ...{ longitude: 9.5 + at / 10_000, latitude: 47.1, accuracy: 8, at: new Date(moment).toISOString() },
    }));
    const recorded = await recordPositions.execute(driver(sentAt), {
      sentAt: new Date(sentAt).toISOString(),
      positions: spots,
    });
    if (recorded.ok) kept += recorded.value.stored;
  }
  const positions = { ms: performance.now() - began, ...counter.take() };
  began = performance.now();
  const outcomes: string[] = [];
  for (const [at, { id }] of doors.entries()) {
    const moment = begins + (at + 1) * 120_000;
    const done = await act(moment, [
      { kind: "arrive", stopId: id },
      { kind: "complete", stopId: id, signature: "H. Petersen", collections: "collected" },
    ]);
    if (done.ok) outcomes.push(...done.value.actions.map(({ outcome }) => outcome));
  }
  const worked = { ms: performance.now() - began, ...counter.take() };
  expect([kept, new Set(outcomes), outcomes.length]).toEqual([
    perHour.positions,
    new Set(["applied"]),
    2 * perHour.stops,
  ]);
  // The room writes the newest of all drivers together, three times a minute: two rows a driver each time.
  const ofRoom = 3 * 60 * 2;
  const line = (what: string, { ms, rowsWritten, rowsRead, queries }: typeof worked) =>
    console.log(
      `${what}: ${ms.toFixed(0)} ms, ${rowsWritten} rows written, ${rowsRead} read, ${queries} statements a driver-hour`,
    );
  line(`${perHour.positions} positions`, positions);
  line(`${perHour.stops} stops`, worked);
  console.log(
    `${fleet} drivers: ${(((positions.ms + worked.ms) * fleet) / 3_600_000).toFixed(2)} of a core at most; ${(positions.rowsWritten + worked.rowsWritten) * fleet} rows an hour, and up to ${ofRoom * fleet} of positions that the rooms write together`,
  );
  expect(positions.rowsWritten).toBe(0);
});
