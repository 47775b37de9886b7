import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { checkIn, checkOut, checkOutDueAgents } from "#app/modules/attendance/commands/check-in.server.ts";
import { agentShifts, attendance, attendanceEvents } from "#app/modules/attendance/db/attendance.tables.ts";
import {
  attendanceListDescription,
  readAttendingAgents,
} from "#app/modules/attendance/db/attendance-list.reads.server.ts";
import { decideCheckIns, decideCheckOuts } from "#app/modules/attendance/db/decide-attendance.server.ts";
import { readAgentsToday } from "#app/modules/fleet/db/agent-days.reads.server.ts";
import { agents, teams, vehicles } from "#app/modules/fleet/db/fleet.tables.ts";
import type { AttendanceSource } from "#app/modules/fleet/model/attendance.enums.ts";
import { agentMessages } from "#app/modules/notifications/db/notifications.tables.ts";
import { locations } from "#app/modules/places/db/locations.tables.ts";
import { routes } from "#app/modules/planning/db/routes.tables.ts";
import { accounts } from "#app/modules/workspace/db/workspace.tables.ts";
import type { Preferences } from "#app/platform/access/preferences.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import { insertJsonRows } from "#app/platform/db/json-rows.server.ts";
import { outbox } from "#app/platform/db/messages.tables.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, ok } from "#app/platform/kernel/result.ts";
import { toInstant, toLocalDate } from "#app/platform/time/local-time.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
beforeEach(async () => {
  vi.useRealTimers();
  mine = await createTestWorkspace({ timezone: "Europe/Vaduz" });
});

async function crew(count: number, set: Partial<typeof agents.$inferInsert> = {}, who = mine): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const rows = ids.map((id, at) => ({ id, at }));
  await commit(who.scope.db, [
    insertJsonRows(who.scope.db, {
      table: agents,
      columns: {
        id: ({ id }: (typeof rows)[number]) => id,
        accountId: () => who.account.id,
        name: ({ at }) => `Agent ${at}`,
        phone: ({ id }) => id,
        functions: () => [],
        payout: () => ({}),
        active: () => true,
        createdAt: () => Date.now(),
        teamId: () => set.teamId ?? null,
        shiftStart: () => set.shiftStart ?? null,
        shiftEnd: () => set.shiftEnd ?? null,
        workingHoursLimit: () => set.workingHoursLimit ?? null,
      },
      rows,
    }),
  ]);
  return ids;
}

/** The scope with other preferences, stored too; `at` moves its clock. */
async function preferring(set: Partial<Preferences>, at = Date.now()): Promise<Scope> {
  const preferences = { ...mine.scope.account.preferences, ...set };
  await mine.scope.db.update(accounts).set({ preferences }).where(eq(accounts.id, mine.account.id));
  const ports = { ...mine.scope.ports, clock: { now: () => at } };
  return { ...mine.scope, ports, account: { ...mine.scope.account, preferences } };
}

async function asked(command: typeof checkIn | typeof checkOut, ids: string[], scope = mine.scope) {
  const done = await command.execute(scope, { ids });
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done.value;
}

const codes = ({ refused }: BulkOutcome) => refused.map(({ code }) => code);
const readAttendance = () => mine.scope.db.select().from(attendance).orderBy(asc(attendance.checkedInAt));

async function route(agentId: string, status: "active" | "completed", completedAt: number | null = null) {
  const id = crypto.randomUUID();
  await mine.scope.db.insert(routes).values({
    ...{ id, accountId: mine.account.id, agentId, status, completedAt, planId: "plan", number: 1 },
    ...{ date: "2026-03-17", startAt: 0, endAt: 0, stopCount: 0, distance: 0, duration: 0, utilization: 0 },
    ...{ preserveSequence: false, createdAt: 0 },
  });
  return id;
}

test("in and out: row, minutes, timeline, audit and outbox; each of many is let in or refused by itself", async () => {
  const [one = "", two = "", three = ""] = await crew(3);
  const stranger = await createTestWorkspace();
  const [foreign = ""] = await crew(1, {}, stranger);
  const unknown = crypto.randomUUID();
  const morning = Date.UTC(2026, 2, 17, 5);
  const at = await preferring({}, morning);
  expect(await asked(checkIn, [one, two, one, foreign, unknown], at)).toEqual({
    succeeded: [one, two],
    refused: [foreign, unknown].map((id) => ({ id, code: "not_found" })),
  });
  expect(codes(await asked(checkIn, [one, three], at))).toEqual(["agent_on_duty"]);
  await route(two, "active");
  const evening = await preferring({}, morning + 7.5 * 3_600_000 + 59_000);
  const out = await asked(checkOut, [one, two, crypto.randomUUID()], evening);
  expect([out.succeeded, codes(out)]).toEqual([[one], ["agent_has_route", "not_found"]]);
  expect(codes(await asked(checkOut, [one], evening))).toEqual(["agent_off_duty"]);
  const [row] = (await readAttendance()).filter(({ agentId }) => agentId === one);
  expect(row).toMatchObject({ date: "2026-03-17", checkedInBy: "office", checkedOutBy: "office", minutes: 450 });
  const db = mine.scope.db;
  const events = await db
    .select()
    .from(attendanceEvents)
    .where(eq(attendanceEvents.attendanceId, row?.id ?? ""));
  expect(events.map(({ type, version }) => [version, type]).sort()).toEqual([
    [1, "checked_in"],
    [2, "checked_out"],
  ]);
  const log = await db.select().from(auditLog).where(eq(auditLog.subject, one));
  expect(log.map(({ action }) => action).sort()).toEqual(["fleet.attendance.check_in", "fleet.attendance.check_out"]);
  const received = await db.select().from(outbox).where(eq(outbox.accountId, mine.account.id));
  expect(received.map(({ topic }) => topic).sort()).toEqual([
    "agent.checked_in",
    "agent.checked_in",
    "agent.checked_out",
  ]);
});

test("200 agents check in five times in parallel by API: each is on duty once, within the limit", async () => {
  const ids = await crew(200);
  await preferring({ max_active_agents: 150 });
  // The first call loads what all share.
  await mine.fetch("/api/agents");
  const calls = Array.from({ length: 5 }, () => mine.fetch("/api/fleet/attendance/check-in", { body: { ids } }));
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const again = await (await mine.fetch("/api/fleet/attendance/check-in", { body: { ids } })).json();
  const rows = await readAttendance();
  expect([rows.length, new Set(rows.map(({ agentId }) => agentId)).size]).toEqual([150, 150]);
  expect(again).toMatchObject({ data: { succeeded: [] } });
  const singly = await Promise.all(
    ids.slice(140, 160).map((id) => mine.fetch("/api/fleet/attendance/check-in", { body: { ids: [id] } })),
  );
  expect(singly.map(({ status }) => status)).toEqual(singly.map(() => 200));
  expect((await readAttendance()).length).toBe(150);
});

test("concurrent check-ins never exceed the allowed number of agents", async () => {
  const ids = await crew(24);
  const scope = await preferring({ max_active_agents: 10 });
  const answers = await Promise.all(
    ids.map((id) =>
      commitWithRetry(
        scope,
        async () => ok(await decideCheckIns(scope, { ids: [id], by: "agent", at: Date.now() })),
        30,
      ),
    ),
  );
  const values = answers.flatMap((each) => (each.ok ? [each.value] : []));
  expect(values.length).toBe(24);
  expect(values.filter(({ succeeded }) => succeeded.length === 1).length).toBe(10);
  expect(new Set(values.flatMap(codes))).toEqual(new Set(["agents_at_most"]));
});

async function attempt(
  scope: Scope,
  id: string,
  by: AttendanceSource,
  position?: { longitude: number; latitude: number },
) {
  const { outcome } = await decideCheckIns(scope, { ids: [id], by, at: scope.ports.clock.now(), position });
  return outcome.refused[0]?.code ?? "in";
}

test("an agent whose route begins at the same moment is not checked out", async () => {
  const [id = ""] = await crew(1);
  await asked(checkIn, [id]);
  const { statements } = await decideCheckOuts(mine.scope, { ids: [id], by: "office", at: () => Date.now() });
  await route(id, "active");
  expect(await commit(mine.scope.db, statements)).toMatchObject({ ok: false, failure: { code: "lost_race" } });
  expect(await readAttendance()).toMatchObject([{ agentId: id, checkedOutAt: null }]);
});

test("the shift is that of the account's zone and of the calendar's day", async () => {
  const [usual = "", late = "", off = ""] = await crew(3, { shiftStart: "06:00", shiftEnd: "14:30" });
  const day = { accountId: mine.account.id, date: "2026-03-29" };
  await mine.scope.db.insert(agentShifts).values([
    { ...day, id: crypto.randomUUID(), agentId: late, startsAt: "12:00", endsAt: "20:30" },
    { ...day, id: crypto.randomUUID(), agentId: off },
  ]);
  // The clocks went forward at two: six in the morning is 04:00 UTC.
  const table: [number, string[]][] = [
    [Date.UTC(2026, 2, 29, 3, 59), ["outside_shift", "outside_shift", "outside_shift"]],
    [Date.UTC(2026, 2, 29, 4), ["in", "outside_shift", "outside_shift"]],
    [Date.UTC(2026, 2, 29, 12), ["in", "in", "outside_shift"]],
    [Date.UTC(2026, 2, 29, 12, 30), ["outside_shift", "in", "outside_shift"]],
    // The calendar has no entry for the day before: six is 05:00 UTC.
    [Date.UTC(2026, 2, 28, 5), ["in", "in", "in"]],
  ];
  for (const [at, expected] of table) {
    const scope = await preferring({ restrict_check_in_to_shift: true }, at);
    expect(await Promise.all([usual, late, off].map((id) => attempt(scope, id, "agent")))).toEqual(expected);
  }
});

test("a night's shift counts after midnight: for checking in, as the state, and for the clock that ends it", async () => {
  const [nina = ""] = await crew(1, { shiftStart: "22:00", shiftEnd: "06:00" });
  const [rita = ""] = await crew(1, { shiftStart: "22:00", shiftEnd: "06:00" });
  await mine.scope.db.insert(agentShifts).values({
    ...{ id: crypto.randomUUID(), accountId: mine.account.id, agentId: rita, date: "2026-10-24" },
    ...{ startsAt: null, endsAt: null, note: null },
  });
  const rules = { restrict_check_in_to_shift: true, auto_check_out: true };
  // Of the night in which the clocks go back.
  const at = (local: string) => preferring(rules, toInstant(local, "Europe/Vaduz"));
  expect(await attempt(await at("2026-10-24T21:59"), nina, "agent")).toBe("outside_shift");
  expect(await attempt(await at("2026-10-25T06:00"), nina, "agent")).toBe("outside_shift");
  expect(await attempt(await at("2026-10-25T01:30"), rita, "agent"), "a night off").toBe("outside_shift");
  const early = await at("2026-10-25T01:30");
  await asked(checkIn, [nina], early);
  const stateAt = async (local: string) => (await readAgentsToday(await at(local), [nina])).get(nina);
  expect(await stateAt("2026-10-25T01:40")).toMatchObject({ state: "idle" });
  const late = await stateAt("2026-10-25T05:30");
  expect(late?.state).toBe("ending");
  expect((late?.shift?.to ?? 0) - (late?.shift?.from ?? 0)).toBe(9 * 3_600_000);
  await checkOutDueAgents(await at("2026-10-25T06:29"));
  expect((await readAttendance())[0]?.checkedOutAt).toBeNull();
  await checkOutDueAgents(await at("2026-10-25T08:00"));
  // Half an hour of grace after the shift; the hour that comes twice is counted twice.
  const end = toInstant("2026-10-25T06:30", "Europe/Vaduz");
  expect((await readAttendance())[0]).toMatchObject({ date: "2026-10-25", checkedOutAt: end, minutes: 360 });
});

test("an agent checks in around the start of the team, the office anywhere", async () => {
  const place = crypto.randomUUID();
  const team = crypto.randomUUID();
  const { db, account } = mine.scope;
  await db.insert(locations).values({
    ...{ id: place, accountId: account.id, name: "Hub", address: { line1: "x", country: "LI" }, active: true },
    ...{
      longitude: 9.51,
      latitude: 47.16,
      functions: [],
      allowedVehicleTypes: [],
      prohibitedVehicles: [],
      openingHours: [],
      createdAt: 0,
    },
  });
  await db.insert(teams).values({
    ...{ id: team, accountId: account.id, name: "North", startLocationId: place, checkInRadius: 300 },
    ...{ active: true, createdAt: 0 },
  });
  const [id = ""] = await crew(1, { teamId: team });
  const near = { longitude: 9.5131, latitude: 47.1612 };
  expect(await attempt(mine.scope, id, "agent", near)).toBe("in");
  expect(await attempt(mine.scope, id, "agent", { longitude: 9.53, latitude: 47.16 })).toBe("outside_radius");
  expect(await attempt(mine.scope, id, "agent")).toBe("position_missing");
  await asked(checkIn, [id]);
  expect((await readAttendance())[0]?.inPlace).toEqual({ point: null, name: "Hub", distance: null });
});

test("the cron checks out agents who forgot, at the end of the shift plus grace, however late it runs", async () => {
  const [forgot = "", back = "", driving = "", limited = "", free = ""] = [
    ...(await crew(3, { shiftStart: "06:00", shiftEnd: "14:30" })),
    ...(await crew(1, { workingHoursLimit: 9.5 })),
    ...(await crew(1)),
  ];
  const morning = Date.UTC(2026, 2, 17, 5);
  const scope = await preferring({ auto_check_out: true }, morning);
  await asked(checkIn, [forgot, back, driving, limited, free], scope);
  const end = Date.UTC(2026, 2, 17, 14);
  await route(back, "completed", end + 20 * 60_000);
  await route(driving, "active");
  const later = (minutes: number) => ({
    db: scope.db,
    ports: { ...scope.ports, clock: { now: () => end + minutes * 60_000 } },
  });
  await checkOutDueAgents(later(-1));
  expect((await readAttendance()).every(({ checkedOutAt }) => checkedOutAt === null)).toBe(true);
  // Two hours late, and twice.
  await Promise.all([checkOutDueAgents(later(120)), checkOutDueAgents(later(120))]);
  await checkOutDueAgents(later(121));
  const out = new Map((await readAttendance()).map((row) => [row.agentId, row]));
  expect(out.get(forgot)).toMatchObject({ checkedOutAt: end, checkedOutBy: "clock", minutes: 540 });
  expect(out.get(back)).toMatchObject({ checkedOutAt: end + 20 * 60_000, minutes: 560 });
  expect(out.get(limited)).toMatchObject({ minutes: 600 });
  expect([out.get(driving)?.checkedOutAt, out.get(free)?.checkedOutAt]).toEqual([null, null]);
  expect(toLocalDate(out.get(forgot)?.checkedInAt ?? 0, "Europe/Vaduz")).toBe("2026-03-17");
  expect(new Set([forgot, back, limited].map((id) => out.get(id)?.approval))).toEqual(new Set(["waiting"]));
  // Where the account does not want it, only the longest shift ends a check-in, and no open route holds it up.
  await preferring({ auto_check_out: false });
  await checkOutDueAgents(later(239));
  expect((await readAttendance()).filter(({ checkedOutAt }) => checkedOutAt === null).length).toBe(2);
  await checkOutDueAgents(later(300));
  const rest = new Map((await readAttendance()).map((row) => [row.agentId, row]));
  expect(rest.get(free)).toMatchObject({ minutes: 13 * 60, checkedOutBy: "clock", approval: "waiting" });
  expect(rest.get(driving)?.checkedOutAt).toBeNull();
});

test("the list shows agents by state, team and location, with shift, route and minutes; the history keeps all attendance", async () => {
  const [driving = "", idle = "", away = ""] = await crew(3);
  const stranger = await createTestWorkspace();
  await crew(1, {}, stranger);
  await asked(checkIn, [driving, idle]);
  const id = await route(driving, "active");
  const list = async (query: string, who = mine) => {
    const answer = await who.fetch(`/api/fleet/attendance${query}`);
    expect(answer.status).toBe(200);
    const { data }: { data: { agents: { id: string; state: string }[] } } = await answer.json();
    return data.agents;
  };
  const all = await list("");
  expect(Object.fromEntries(all.map((row) => [row.id, row.state]))).toEqual({
    [driving]: "ending",
    [idle]: "idle",
    [away]: "offline",
  });
  expect(all.find((row) => row.id === driving)).toMatchObject({ route: { id, total: 0, done: 0 }, worked_minutes: 0 });
  expect((await list("?filters[state][]=idle")).map((row) => row.id)).toEqual([idle]);
  for (const filter of ["state", "colour"])
    expect((await mine.fetch(`/api/fleet/attendance?filters[${filter}][]=red`)).status).toBe(422);
  await asked(checkOut, [idle]);
  const history = await mine.fetch(
    `/api/fleet/attendance/history?filters[agent][]=${idle}&filters[checked_in][]=current,day`,
  );
  expect(await history.json()).toMatchObject({
    data: {
      attendance: [
        {
          ...{ agent: { id: idle }, minutes: 0, checked_in_by: "office", checked_in_name: mine.scope.actor.name },
          ...{ checked_out_by: "office", checked_out_name: mine.scope.actor.name },
        },
      ],
    },
  });
  const foreign = await stranger.fetch(`/api/fleet/attendance/history?filters[agent][]=${idle}`);
  expect(await foreign.json()).toMatchObject({ data: { attendance: [] } });
  const limited = await createTestWorkspace({ member: mine, permissions: ["fleet"] });
  expect((await limited.fetch("/api/fleet/attendance")).status).toBe(200);
  expect((await limited.fetch("/api/fleet/attendance/check-in", { body: { ids: [away] } })).status).toBe(403);
});

test("agents lie together by their teams, by name within each, over pages; those without one come last", async () => {
  const team = async (name: string) => {
    const id = crypto.randomUUID();
    await mine.scope.db.insert(teams).values({ id, accountId: mine.account.id, name, active: true, createdAt: 0 });
    return id;
  };
  const [south, north] = [await team("South"), await team("North")];
  await crew(2);
  await crew(2, { teamId: south });
  await crew(2, { teamId: north });
  const asking = { sort: "team", search: "", limit: 4, cursor: null, filters: [] };
  const first = await readAttendingAgents(mine.scope, asking, new Map());
  const rest = await readAttendingAgents(mine.scope, { ...asking, cursor: first.pagination.next }, new Map());
  const rows = [...first.rows, ...rest.rows].map((row) => `${row.team ?? "-"} ${row.name}`);
  expect(rows).toEqual(["North", "South", "-"].flatMap((name) => [`${name} Agent 0`, `${name} Agent 1`]));
  expect(attendanceListDescription.defaultSort).toBe("agent");
});

test("the office messages agents and ends vehicle breaks; other accounts and vehicles not on break are rejected", async () => {
  const [one = "", two = ""] = await crew(2);
  const stranger = await createTestWorkspace();
  const [other = ""] = await crew(1, {}, stranger);
  const received = await mine.fetch("/api/fleet/attendance/message", {
    body: { ids: [one, two, other], text: " Come in " },
  });
  expect(await received.json()).toMatchObject({
    data: { succeeded: [one, two], refused: [{ id: other, code: "not_found" }] },
  });
  const messages = await mine.scope.db.select().from(agentMessages);
  expect(messages.map(({ agentId, body, kind }) => [agentId, body, kind]).toSorted()).toEqual(
    [one, two].map((id) => [id, "Come in", "message"]).toSorted(),
  );
  expect((await mine.fetch("/api/fleet/attendance/message", { body: { ids: [one], text: " " } })).status).toBe(422);
  const vehicle = crypto.randomUUID();
  await mine.scope.db.insert(vehicles).values({
    ...{ id: vehicle, accountId: mine.account.id, plateNumber: "FL 1", name: "Van 1", type: 3, agentId: one },
    ...{ options: [], active: true, createdAt: 0, cooldownUntil: Date.now() + 3_600_000 },
  });
  const reset = () => mine.fetch("/api/fleet/attendance/reset-cooldown", { body: { ids: [one, two, other] } });
  const answer = await (await reset()).json<{ data: BulkOutcome }>();
  expect([answer.data.succeeded, codes(answer.data)]).toEqual([[one], ["vehicle_not_resting", "not_found"]]);
  const [row] = await mine.scope.db.select().from(vehicles).where(eq(vehicles.id, vehicle));
  expect(row?.cooldownUntil).toBe(null);
  expect((await (await reset()).json<{ data: BulkOutcome }>()).data.succeeded).toEqual([]);
  const limited = await createTestWorkspace({ member: mine, permissions: ["fleet"] });
  for (const [path, body] of [["message", { text: "Hi" }] as const, ["reset-cooldown", {}] as const])
    expect((await limited.fetch(`/api/fleet/attendance/${path}`, { body: { ids: [one], ...body } })).status).toBe(403);
});
