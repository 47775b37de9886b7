import { beforeEach, expect, test, vi } from "vitest";

const disk = vi.hoisted(() => ({ isFull: false, kept: [] as { kind: string }[] }));

vi.mock("#app/modules/driver/phone/offline-db.ts", () => ({
  loadOffset: async () => 0,
  listQueued: async () => [],
  loadDay: async () => null,
  listRefused: async () => [],
  listPictures: async () => [],
  enqueueAction: async (action: { kind: string }) => {
    if (disk.isFull) throw new DOMException("no room", "QuotaExceededError");
    disk.kept.push(action);
  },
}));
vi.mock("#app/modules/driver/phone/sync-steps.ts", () => ({
  sendActions: async () => false,
  sendPictures: async () => false,
  fetchDay: async () => false,
}));

const { recordAction } = await import("#app/modules/driver/phone/sync-engine.ts");
const { getState } = await import("#app/modules/driver/phone/state.ts");

beforeEach(() => {
  disk.kept = [];
});

test("a phone without free storage reports that nothing was recorded, and recovers when there is space", async () => {
  disk.isFull = true;
  expect(await recordAction("check_in")).toBe(false);
  expect(getState().isFull).toBe(true);
  expect(disk.kept).toEqual([]);
  disk.isFull = false;
  expect(await recordAction("check_in")).toBe(true);
  expect(getState().isFull).toBe(false);
  expect(disk.kept.map(({ kind }) => kind)).toEqual(["check_in"]);
});
