import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { checkIn, checkOut } from "#app/modules/attendance/commands/check-in.server.ts";
import { readWorktimeScreen } from "#app/modules/attendance/commands/view-worktime.server.ts";
import { attendance, attendanceEvents } from "#app/modules/attendance/db/attendance.tables.ts";
import { decideCheckIns } from "#app/modules/attendance/db/decide-attendance.server.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { readNeeds } from "#app/modules/home/commands/read-needs.server.ts";
import { agentTransactions } from "#app/modules/ledger/db/agent-transactions.tables.ts";
import { agentMessages } from "#app/modules/notifications/db/notifications.tables.ts";
import { agentTransactionTypes } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Preferences } from "#app/platform/access/preferences.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { collectAtStops, sendOut } from "#tests/factories/collections.ts";
import { createAgent } from "#tests/factories/orders.ts";
import { type DriverPhone, signInPhone } from "../drive.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let who: TestWorkspace;
let agentId: string;
let phone: DriverPhone;
const { flat, hour, shipment } = agentTransactionTypes.code;

/** A driver paid by day, hour and shipment, with a shift from 7 to 17 in the account's zone, UTC. */
beforeEach(async () => {
  setTimeTo("2026-11-23T12:00:00.000Z");
  who = await createTestWorkspace({ timezone: "UTC" });
  agentId = await createAgent(who.scope);
  const payout = { currency: "EUR", flat: 20, per_shipment: 0.9, per_hour: 30, per_distance_unit: 0 };
  await who.scope.db
    .update(agents)
    .set({ payout, shiftStart: "07:00", shiftEnd: "17:00" })
    .where(eq(agents.id, agentId));
  phone = await signInPhone(who, agentId);
});

/** What the phone reports at a server time, with a correct clock. */
async function report(kind: "check_in" | "check_out", deviceAt: string, now = deviceAt): Promise<string | null> {
  setTimeTo(`${now}:00.000Z`);
  const action = { id: crypto.randomUUID(), kind, device_at: `${deviceAt}:00.000Z`, clock_offset: 0 };
  const [done] = await phone.sync([action], `${now}:00.000Z`);
  return done?.code ?? null;
}

const worktimes = () => who.scope.db.select().from(attendance).orderBy(asc(attendance.checkedInAt));
const earned = async () =>
  (await who.scope.db.select().from(agentTransactions).where(eq(agentTransactions.state, "open")))
    .filter((each) => each.agentId === agentId)
    .map(({ type, amount, day }) => [type, amount, day])
    .sort();

async function post(path: string, body: object) {
  const answer = await who.fetch(`/api/fleet/${path}`, { body });
  return { status: answer.status, ...((await answer.json()) as { code?: string; data?: unknown; errors?: object }) };
}

async function prefer(set: Partial<Preferences>) {
  const preferences = { ...who.scope.account.preferences, ...set };
  await who.scope.db.update(accounts).set({ preferences }).where(eq(accounts.id, who.account.id));
}

test("a driver's forged days mint nothing: they wait, are cut at the longest shift, and never lie in one another", async () => {
  const now = "2026-11-23T22:42";
  // Five days that a driver made on a phone: one of twelve days, others within it, the same day twice.
  expect(await report("check_in", "2026-11-11T08:00", now)).toBeNull();
  expect(await report("check_out", "2026-11-23T18:42", now)).toBeNull();
  expect(await report("check_in", "2026-11-11T10:00", now)).toBe("attendance_overlaps");
  expect(await report("check_in", "2026-11-14T08:00", now)).toBeNull();
  expect(await report("check_out", "2026-11-14T16:00", now)).toBeNull();
  expect(await report("check_in", "2026-11-14T08:00", now)).toBe("attendance_overlaps");
  expect(await report("check_in", "2026-11-14T06:00", now)).toBe("attendance_overlaps");
  expect(await worktimes()).toMatchObject([
    { minutes: 13 * 60, approval: "waiting", approvalReasons: ["reported_late", "outside_shift", "too_long"] },
    { minutes: 8 * 60, approval: "waiting", approvalReasons: ["reported_late"] },
  ]);
  expect(await earned()).toEqual([]);
});

test("a day that is reported in its shift and in time counts at once; two hours late is in time", async () => {
  await report("check_in", "2026-11-23T06:45");
  await report("check_out", "2026-11-23T17:15", "2026-11-23T19:14");
  expect(await worktimes()).toMatchObject([{ approval: null, minutes: 630 }]);
  expect(await earned()).toEqual([
    [flat, 2_000, "2026-11-23"],
    [hour, 31_500, "2026-11-23"],
  ]);
});

test.each([
  ["before the shift", "2026-11-23T05:52", "2026-11-23T12:00", "2026-11-23T12:00", ["outside_shift"]],
  ["after the shift", "2026-11-23T07:00", "2026-11-23T17:31", "2026-11-23T17:31", ["outside_shift"]],
  ["late", "2026-11-23T07:00", "2026-11-23T16:00", "2026-11-23T18:01", ["reported_late"]],
  ["of another night", "2026-11-23T18:00", "2026-11-23T23:00", "2026-11-23T23:00", ["outside_shift"]],
])("work %s waits for approval with its evidence", async (_, from, to, now, reasons) => {
  await report("check_in", from);
  await report("check_out", to, now);
  const [row] = await worktimes();
  expect(row).toMatchObject({ approval: "waiting", approvalReasons: expect.arrayContaining(reasons) });
  const device = { at: Date.parse(`${to}:00Z`), offset: 0 };
  expect(row?.outReport).toEqual({ at: device.at, receivedAt: expect.any(Number), device });
  expect((row?.outReport?.receivedAt ?? 0) - Date.parse(`${now}:00Z`)).toBeLessThan(60_000);
  expect((await earned()).filter(([type]) => type === hour)).toEqual([]);
});

test("pending work earns by day, hour and shipment once approved, and appears on home until then", async () => {
  await report("check_in", "2026-11-23T05:00");
  const out = await sendOut(who.scope, agentId, [[], []]);
  await collectAtStops(who.scope, out);
  await report("check_out", "2026-11-23T12:00");
  expect(await earned()).toEqual([]);
  const [row] = await worktimes();
  const listed = await (await who.fetch("/api/fleet/worktime?filters[approval][]=waiting")).json();
  expect(listed).toMatchObject({
    data: { worktimes: [{ id: row?.id, reasons: ["outside_shift"], pay: { amount: "210.00", currency: "EUR" } }] },
  });
  const needs = () =>
    readNeeds(who.scope, { running: [], earlier: [], next: null, today: "2026-11-21" }).then((all) =>
      all.filter(({ kind }) => kind === "worktime"),
    );
  expect(await needs()).toMatchObject([{ facts: { count: 1 } }]);
  const approvals = await Promise.all([1, 2].map(() => post("worktime/approve", { ids: [row?.id] })));
  expect(approvals.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await post("worktime/approve", { ids: [row?.id] })).toMatchObject({
    data: { refused: [{ code: "already_done" }] },
  });
  expect(await earned()).toEqual([
    [flat, 2_000, "2026-11-23"],
    [hour, 21_000, "2026-11-23"],
    [shipment, 90, "2026-11-23"],
    [shipment, 90, "2026-11-23"],
  ]);
  expect(await needs()).toEqual([]);
  const screen = await readWorktimeScreen(who.scope, {
    url: new URL("https://waybill.test/x?filters[approval][]=waiting"),
    params: {},
  });
  expect(screen.ok && screen.value.list.rows).toEqual([]);
  const events = await who.scope.db.select().from(attendanceEvents).orderBy(asc(attendanceEvents.version));
  expect(events.map(({ type }) => type)).toEqual(["checked_in", "checked_out", "approved"]);
});

test("refused work never earns, gives its day back, and the driver reads why", async () => {
  await report("check_in", "2026-11-23T07:00");
  await report("check_out", "2026-11-23T19:00");
  expect(await earned()).toEqual([[flat, 2_000, "2026-11-23"]]);
  const [row] = await worktimes();
  expect(await post("worktime/refuse", { ids: [row?.id] })).toMatchObject({ status: 422 });
  await post("worktime/refuse", { ids: [row?.id], reason: "Nobody saw you." });
  expect(await earned()).toEqual([]);
  expect(await worktimes()).toMatchObject([{ approval: "refused", minutes: 0 }]);
  const messages = await who.scope.db.select().from(agentMessages).where(eq(agentMessages.agentId, agentId));
  expect(messages.map(({ body }) => body)).toEqual([expect.stringContaining("was refused. Nobody saw you.")]);
  // What was refused takes no time: the office may enter what really was.
  expect(await report("check_in", "2026-11-23T07:00", "2026-11-23T19:30")).toBeNull();
});

test("corrected work earns by its new times, which must be over, in order, and free", async () => {
  await report("check_in", "2026-11-23T07:00");
  await report("check_out", "2026-11-23T19:40");
  const [row] = await worktimes();
  await report("check_in", "2026-11-24T07:00");
  const correct = (changes: object) =>
    post(`worktime/${row?.id}/correct`, {
      ...{ version: row?.version, from: "2026-11-23T07:00", to: "2026-11-23T17:00", reason: "Back at five" },
      ...changes,
    });
  expect(await correct({ to: "2026-11-23T06:00" })).toMatchObject({
    status: 422,
    errors: { to: [expect.any(String)] },
  });
  expect(await correct({ to: "2026-11-24T06:59", from: "2026-11-23T06:58" })).toMatchObject({ status: 422 });
  expect(await correct({ to: "2026-11-25T06:00", from: "2026-11-24T12:00" })).toMatchObject({ status: 422 });
  expect(await correct({ from: "2026-11-23T12:00", to: "2026-11-24T07:01" })).toMatchObject({ status: 422 });
  expect(await correct({ version: 1 })).toMatchObject({ status: 409, code: "lost_race" });
  expect(await correct({})).toMatchObject({ status: 200, data: { minutes: 600 } });
  expect((await earned()).filter(([type]) => type === hour)).toEqual([[hour, 30_000, "2026-11-23"]]);
  expect((await worktimes())[0]).toMatchObject({ approval: "approved", minutes: 600 });
});

test("the database refuses overlapping attendance for the office and for two devices", async () => {
  const { scope } = who;
  setTimeTo("2026-11-23T08:00:00.000Z");
  const before = await Promise.all(
    [1, 2].map(() => decideCheckIns(scope, { ids: [agentId], by: "office", at: Date.now() })),
  );
  for (const { statements } of before.slice(0, 1))
    expect(await commit(scope.db, statements)).toMatchObject({ ok: true });
  expect(await commit(scope.db, before[1]?.statements ?? [])).toMatchObject({ failure: { code: "lost_race" } });
  await checkOut.execute(scope, { ids: [agentId] });
  // Decided when there was none yet: only the database sees the overlap.
  expect(await commit(scope.db, before[1]?.statements ?? [])).toMatchObject({ failure: { code: "lost_race" } });
  const late = await commitWithRetry(scope, async () =>
    ok(await decideCheckIns(scope, { ids: [agentId], by: "office", at: Date.now() - 3_600_000 })),
  );
  expect(late).toMatchObject({ value: { refused: [{ code: "attendance_overlaps" }] } });
  expect(await checkIn.execute(scope, { ids: [agentId] })).toMatchObject({ value: { succeeded: [agentId] } });
  expect((await worktimes()).length).toBe(2);
});

test("settings limit how late a report and how long a shift may be", async () => {
  await prefer({ late_report_hours: 0.5, longest_shift_hours: 8 });
  await who.scope.db.update(agents).set({ shiftStart: null, shiftEnd: null }).where(eq(agents.id, agentId));
  await report("check_in", "2026-11-23T07:00", "2026-11-23T07:31");
  await report("check_out", "2026-11-23T17:00");
  expect(await worktimes()).toMatchObject([{ minutes: 480, approvalReasons: ["reported_late", "too_long"] }]);
});

test("only members with fleet attendance permission approve, and nobody of another account", async () => {
  await report("check_in", "2026-11-23T05:00");
  await report("check_out", "2026-11-23T12:00");
  const [row] = await worktimes();
  const reader = await createTestWorkspace({ member: who, permissions: ["fleet"] });
  expect((await reader.fetch("/api/fleet/worktime/approve", { body: { ids: [row?.id] } })).status).toBe(403);
  const stranger = await createTestWorkspace();
  const answer = await stranger.fetch("/api/fleet/worktime/approve", { body: { ids: [row?.id] } });
  expect(await answer.json()).toMatchObject({ data: { succeeded: [], refused: [{ code: "not_found" }] } });
  expect(await earned()).toEqual([]);
});
