import { expect, test, vi } from "vitest";

vi.mock("#app/modules/driver/phone/offline-db.ts", () => ({
  loadOffset: async () => 0,
  listQueued: async () => [
    { sequence: 1, action: { id: "a", kind: "check_in", deviceAt: "2026-11-25T08:00:00.000Z" } },
  ],
  loadDay: async () => ({ agent: { id: "x", name: "Ronja" }, checkedInAt: null, messages: [], route: null }),
  listRefused: async () => [],
  listPictures: async () => [],
}));
const answer = vi.hoisted(() => ({ status: 401 }));
vi.mock("#app/modules/driver/phone/api-client.ts", () => ({
  callApi: async () => ({ kind: "refused", status: answer.status, code: "no_session", message: "" }),
}));

const { syncWithServer } = await import("#app/modules/driver/phone/sync-engine.ts");
const { getState, restoreState } = await import("#app/modules/driver/phone/state.ts");

test("a phone signed out by the office signs in again and keeps its pending actions", async () => {
  await restoreState();
  expect(getState().session).toBe("signed_in");
  await syncWithServer();
  expect(getState().session).toBe("none");
  expect(getState().queue).toHaveLength(1);
});
