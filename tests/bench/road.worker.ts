import { runDurableObjectAlarm } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { saveAgentPositions } from "#app/modules/fleet/db/positions.server.ts";
import { estimateRoute } from "#app/modules/routes/model/route-eta.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import { createTestWorkspace } from "#tests/worker/workspace.ts";
import { countReads } from "./rows-read.ts";

// The cost of a day's execution: positions of 300 drivers, and the arrivals of a long route.

const drivers = 300;
const viewers = 50;
/** A position every ten seconds, three of them per database write. */
const rounds = 6;

test("300 drivers: a position causes no database write, and all of them two statements three times a minute", async () => {
  const { account } = await createTestWorkspace();
  const room = env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(account.id));
  const now = Date.now();
  const newest = Array.from({ length: drivers }, (_, at) => ({
    agentId: crypto.randomUUID(),
    ...{ longitude: 9.5 + at / 10_000, latitude: 47.1, accuracy: 8, heading: 90, at: now },
    odometer: 0,
  }));
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1)
    for (const each of newest) await room.noted(account.id, [{ ...each, at: now + round * 10_000 }]);
  const reportedAt = performance.now();
  const seen = await room.newest();
  const read = performance.now();
  const counter = countReads(env.DB);
  await saveAgentPositions(openDatabase(counter.binding), account.id, newest);
  const { queries } = counter.take();
  await runDurableObjectAlarm(room);
  console.log(
    `${drivers * rounds} positions: ${((reportedAt - began) / drivers / rounds).toFixed(2)} ms each; all ${seen.length} read in ${(read - reportedAt).toFixed(1)} ms; ${queries} statements every 20 s for all`,
  );
  expect(seen).toHaveLength(drivers);
  expect(seen.every(({ at }) => at === now + (rounds - 1) * 10_000)).toBe(true);
  expect(queries).toBe(2);
});

test("a position reaches 50 viewers within a second, while 300 drivers move", async () => {
  const who = await createTestWorkspace();
  const room = env.FLEET_ROOM.get(env.FLEET_ROOM.idFromName(who.account.id));
  let received = 0;
  for (let viewer = 0; viewer < viewers; viewer += 1) {
    const { webSocket } = await who.fetch("/api/routes/live", { headers: { Upgrade: "websocket" } });
    webSocket?.accept();
    webSocket?.addEventListener("message", () => {
      received += 1;
    });
  }
  const agentIds = Array.from({ length: drivers }, () => crypto.randomUUID());
  const waits: number[] = [];
  for (const [at, agentId] of agentIds.entries()) {
    const before = received;
    const began = performance.now();
    await room.noted(who.account.id, [
      { agentId, longitude: 9.5 + at / 10_000, latitude: 47.1, accuracy: 8, heading: 90, at: Date.now() },
    ]);
    while (received < before + viewers && performance.now() - began < 5_000)
      await new Promise((done) => setTimeout(done, 1));
    waits.push(performance.now() - began);
  }
  const sorted = waits.toSorted((a, b) => a - b);
  const of = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `${drivers} positions, each to ${viewers} viewers: median ${of(0.5)} ms, 95 % within ${of(0.95)} ms, all within ${of(1)} ms`,
  );
  expect(received).toBe(drivers * viewers);
  expect(sorted.at(-1)).toBeLessThan(1_000);
});

test("the arrivals of 60 stops are estimated again", () => {
  const stops = Array.from({ length: 60 }, (_, at) => ({
    id: String(at),
    state: at < 20 ? ("completed" as const) : ("pending" as const),
    point: { longitude: 9.5 + at / 500, latitude: 47.1 + at / 700 },
    ...{ travelSeconds: 240, serviceSeconds: 180, windowFrom: null, windowTo: 3_600_000 + at * 400_000 },
    ...{
      plannedArriveAt: at * 420_000,
      plannedStartAt: at * 420_000,
      breakWindow: null,
      arrivedAt: at < 20 ? at * 420_000 : null,
    },
    finishedAt: at < 20 ? at * 420_000 + 180_000 : null,
  }));
  const options = {
    ...{ nowMs: 20 * 420_000, startAt: 0, leftAt: 0, depot: { longitude: 9.5, latitude: 47.1 }, position: null },
    ...{ late: null, thresholdSeconds: 600, estimate: { detour: 1.34, metresPerSecond: 15 } },
  };
  const times = 500;
  const began = performance.now();
  for (let run = 0; run < times; run += 1) estimateRoute(stops, options);
  const each = (performance.now() - began) / times;
  console.log(`60 stops timed anew: ${each.toFixed(3)} ms`);
  expect(each).toBeLessThan(2);
});
