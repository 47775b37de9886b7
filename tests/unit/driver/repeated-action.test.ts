import { beforeEach, expect, test, vi } from "vitest";
import type { DriveActionKind, DriveInput } from "#app/modules/driver/model/drive-action.ts";
import type { WaitingAction } from "#app/modules/driver/model/drive-day.ts";

const kept = vi.hoisted(() => ({ queue: [] as WaitingAction[] }));

vi.mock("#app/modules/driver/phone/offline-db.ts", () => ({
  loadOffset: async () => 0,
  listQueued: async () => kept.queue.map((action, sequence) => ({ sequence, action })),
  loadDay: async () => null,
  listRefused: async () => [],
  listPictures: async () => [],
  enqueueAction: async (action: WaitingAction) => void kept.queue.push(action),
}));
vi.mock("#app/modules/driver/phone/sync-steps.ts", () => ({
  sendActions: async () => false,
  sendPictures: async () => false,
  fetchDay: async () => false,
}));

const { recordAction } = await import("#app/modules/driver/phone/sync-engine.ts");

const routeId = "6b8b4567-327b-43c6-8b8b-456766334873";
const stopId = "74b0dc51-19a5-4cfe-95ba-6f0a2ae8944a";
type ActionCall = [DriveActionKind, Omit<DriveInput, "reason">?];
const waits = (minutes: number): ActionCall => ["late", { routeId, minutes }];
const pause: ActionCall = ["pause", { routeId }];
const resume: ActionCall = ["resume", { routeId }];
const arrive: ActionCall = ["arrive", { routeId, stopId }];
const complete: ActionCall = ["complete", { routeId, stopId }];

beforeEach(() => {
  kept.queue = [];
});

test.each<{ name: string; taps: ActionCall[]; recorded: number[] }>([
  { name: "a second break", taps: [pause, resume, pause], recorded: [0, 1, 2] },
  { name: "back on duty", taps: [["check_in"], ["check_out"], ["check_in"]], recorded: [0, 1, 2] },
  { name: "another estimate and back", taps: [waits(15), waits(30), waits(15)], recorded: [0, 1, 2] },
  { name: "late after a break", taps: [waits(15), pause, waits(15)], recorded: [0, 1, 2] },
  { name: "two taps on a break", taps: [pause, pause, resume, resume], recorded: [0, 2] },
  { name: "two taps on the same estimate", taps: [waits(15), waits(15)], recorded: [0] },
  {
    name: "a stop is completed once, whatever was reported in between",
    taps: [arrive, pause, arrive, complete, resume, complete],
    recorded: [0, 1, 3, 4],
  },
])("offline: $name", async ({ taps, recorded }) => {
  for (const [kind, input] of taps) expect(await recordAction(kind, input)).toBe(true);
  expect(kept.queue.map(({ kind }) => kind)).toEqual(recorded.map((at) => taps[at]?.[0]));
});

test("two taps at the same moment are one action", async () => {
  await Promise.all([recordAction("complete", { routeId, stopId }), recordAction("complete", { routeId, stopId })]);
  expect(kept.queue).toHaveLength(1);
});
