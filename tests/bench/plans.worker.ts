import { expect, test } from "vitest";
import { applyChange } from "#app/modules/planning/model/plan-change.ts";
import { type PlanLiveMessage, parseLiveMessage } from "#app/modules/planning/model/plan-live.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import { createPlanWorld, createTestPlan } from "#tests/factories/plans.ts";
import { viewPlan, waitForStatus } from "../worker/plan-watch.ts";
import { createTestWorkspace } from "../worker/workspace.ts";

const stops = 300;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Prints the figures of issue "Speed" for a plan of 300 stops, each over five runs, through HTTP and the plan's room. */
test("a plan of 300 stops: first complete plan, stop, re-time", async () => {
  const who = await createTestWorkspace();
  const world = await createPlanWorld(who.scope, { shipments: stops, agents: 12, maxWeight: 400_000 });
  const planId = await createTestPlan(who.scope, world);
  const response = await who.fetch(`/api/plans/${planId}/live`, { headers: { Upgrade: "websocket" } });
  const socket = response.webSocket;
  if (!socket) throw new Error("no socket");
  const messages: { at: number; message: PlanLiveMessage }[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = parseLiveMessage(String(data));
    if (message) messages.push({ at: performance.now(), message: message as PlanLiveMessage });
  });
  socket.accept();
  const first: number[] = [];
  const stop: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    messages.length = 0;
    const pressed = performance.now();
    await who.fetch(`/api/plans/${planId}/optimize`, { body: { seed: run } });
    await waitForStatus(who, planId, 3);
    await scheduler.wait(700);
    const complete = messages.find(({ message }) => message.kind === "progress" && message.progress.assigned === stops);
    first.push((complete?.at ?? Number.NaN) - pressed);
    const requested = performance.now();
    await who.fetch(`/api/plans/${planId}/stop`, { body: {} });
    stop.push(performance.now() - requested);
  }
  const { inputs, document } = await viewPlan(who, planId);
  if (!document) throw new Error("no plan");
  const timer = createPlanTimer(inputs);
  timer.time(document);
  const longest = document.routes.reduce((a, b) => (a.stops.length > b.stops.length ? a : b));
  const drags = longest.stops.length;
  const began = performance.now();
  for (let at = 0; at < drags; at += 1) {
    const ids = longest.stops.map(({ shipmentId }) => shipmentId);
    const [moved = ""] = ids.splice(0, 1);
    ids.splice(at, 0, moved);
    const changed = applyChange(document, { kind: "resequence", routeId: longest.id, shipmentIds: ids }, inputs);
    if (!changed.ok) throw new Error(changed.failure.code);
    timer.time(changed.value);
  }
  const retime = (performance.now() - began) / drags;
  const began2 = performance.now();
  await viewPlan(who, planId);
  const view = performance.now() - began2;
  const line = (name: string, ms: number, target: string) =>
    console.log(`${name.padEnd(44)} ${ms.toFixed(1).padStart(8)} ms   target ${target}`);
  line(`plan ${stops} stops: first complete plan`, median(first), "1000");
  line(`plan ${stops} stops: stop answered`, median(stop), "500");
  line(`plan ${stops} stops: dragged stop re-timed`, retime, "50");
  line(`plan ${stops} stops: everything the screen reads`, view, "-");
  expect(median(first)).toBeLessThan(1_000);
  expect(median(stop)).toBeLessThan(500);
  expect(retime).toBeLessThan(50);
});
