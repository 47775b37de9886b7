import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanDocument } from "#app/modules/planning/model/plan-document.ts";
import type { PlanVersionEntry } from "#app/modules/planning/model/plan-view.ts";
import {
  countUndoRedoSteps,
  type EditorCommand,
  enqueueCommand,
  getShownDocument,
  listLostChanges,
  listUnloaded,
  markCompleted,
  type QueuedCommand,
} from "#app/modules/plans/screens/editor/plan-queue.ts";
import { createPlanInputs, createPlanShipment } from "#tests/factories/plan-inputs.ts";

const ids = ["s1", "s2", "s3", "s4"];
const inputs = createPlanInputs({ shipments: ids.map((id, at) => createPlanShipment(id, at + 1)) });

const documentOf = (order: readonly string[]): PlanDocument => ({
  routes: [
    {
      id: "r1",
      agentId: "a1",
      vehicleId: "v1",
      locked: false,
      stops: order.map((shipmentId) => ({ shipmentId, type: "dropoff" as const, fixed: false })),
    },
  ],
  unassigned: [],
});

const entry = (version: number, parent: number): PlanVersionEntry => ({
  version,
  parent,
  reason: "moved",
  authorName: "K",
  summary: { cost: 0, distance: 0, duration: 0, assigned: 0, unassigned: 0, late: 0, atRisk: 0, violations: 0 },
  run: null,
  seed: null,
  solverVersion: null,
  at: 0,
});

const order = (...shipmentIds: string[]): EditorCommand => ({
  intent: "plans.change",
  change: { kind: "resequence", routeId: "r1", shipmentIds },
});
const undo: EditorCommand = { intent: "plans.undo" };
const redo: EditorCommand = { intent: "plans.redo" };
const waiting = (...commands: EditorCommand[]): QueuedCommand[] =>
  commands.map((command) => ({ command, resultVersion: null }));
const stopsOf = (document: PlanDocument | null) => document?.routes[0]?.stops.map(({ shipmentId }) => shipmentId);

/** Version 2 is on the screen, made from 1, the version shown before. */
const loaded = {
  document: documentOf(ids),
  version: 2,
  versions: [entry(2, 1), entry(1, 0)],
  inputs,
  known: new Map([
    [1, documentOf(["s4", "s3", "s2", "s1"])],
    [2, documentOf(ids)],
  ]),
};

describe("the plan shown while changes are being sent", () => {
  it.each([
    ["nothing", [], ids],
    ["a change", [order("s2", "s1", "s3", "s4")], ["s2", "s1", "s3", "s4"]],
    ["its undo, while it is being saved", [order("s2", "s1", "s3", "s4"), undo], ids],
    ["the redo after it", [order("s2", "s1", "s3", "s4"), undo, redo], ["s2", "s1", "s3", "s4"]],
    ["one undo more than changes", [order("s2", "s1", "s3", "s4"), undo, undo], ["s4", "s3", "s2", "s1"]],
    ["a redo of it", [undo, redo], ids],
    ["an undo beyond what was seen", [undo, undo], ["s4", "s3", "s2", "s1"]],
    ["a change that the rules refuse", [order("s2", "s1")], ids],
  ])("%s", (_, requested, shown) => {
    expect(stopsOf(getShownDocument(loaded, waiting(...requested)))).toEqual(shown);
  });

  it("returns to the start after as many undos as changes, in any order of actions", () => {
    const shuffled = fc.shuffledSubarray(ids, { minLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.option(shuffled)), (steps) => {
        const requested: EditorCommand[] = [];
        let depth = 0;
        for (const step of steps) {
          if (step) requested.push(order(...step));
          else if (depth > 0) requested.push(undo);
          depth = Math.max(0, depth + (step ? 1 : -1));
        }
        const back = Array.from({ length: depth }, () => undo);
        expect(stopsOf(getShownDocument(loaded, waiting(...requested, ...back)))).toEqual(ids);
      }),
    );
  });
});

describe("range of undo and redo", () => {
  const versions = [entry(5, 4), entry(4, 2), entry(3, 2), entry(2, 1), entry(1, 0)];
  it.each([
    ["as loaded", [], { back: 2, forward: 1 }],
    ["after a change that waits", [order("s2", "s1", "s3", "s4")], { back: 3, forward: 0 }],
    ["after its undo", [order("s2", "s1", "s3", "s4"), undo], { back: 2, forward: 1 }],
    ["after an undo", [undo], { back: 1, forward: 2 }],
    ["after all undos", [undo, undo], { back: 0, forward: 3 }],
    ["after a restore", [{ intent: "plans.restore", version: 1 } as const], { back: 3, forward: 0 }],
  ])("%s", (_, requested, reach) => {
    expect(countUndoRedoSteps(versions, 4, waiting(...requested))).toEqual(reach);
  });
});

describe("the queue", () => {
  it("replaces the last pending order of a route, but never the one being sent", () => {
    const first = enqueueCommand([], order("s2", "s1", "s3", "s4"), false);
    expect(enqueueCommand(first, order("s3", "s1", "s2", "s4"), false)).toHaveLength(1);
    const second = enqueueCommand(first, order("s3", "s1", "s2", "s4"), true);
    expect(second).toHaveLength(2);
    expect(enqueueCommand(second, order("s4", "s1", "s2", "s3"), true)).toHaveLength(2);
    expect(enqueueCommand(second, undo, true)).toHaveLength(3);
  });

  it("drops what the page load already contains, and keeps later changes", () => {
    let queue: readonly QueuedCommand[] = waiting(order("s2", "s1", "s3", "s4"), undo, undo);
    queue = markCompleted(markCompleted(queue, 3), 2);
    expect(listUnloaded(queue, 3).map(({ command }) => command)).toEqual([undo, undo]);
    expect(listUnloaded(queue, 2).map(({ command }) => command)).toEqual([undo]);
    expect(listUnloaded(queue, 9)).toHaveLength(3);
  });

  it("returns the changes that were not applied", () => {
    const queue = markCompleted(waiting(order("s2", "s1", "s3", "s4"), order("s1", "s2", "s4", "s3"), undo), 3);
    expect(listLostChanges(queue)).toEqual([
      { kind: "resequence", routeId: "r1", shipmentIds: ["s1", "s2", "s4", "s3"] },
    ]);
  });
});
