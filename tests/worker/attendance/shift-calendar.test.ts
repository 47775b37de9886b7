import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { agentShifts } from "#app/modules/attendance/db/attendance.tables.ts";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { auditLog } from "#app/platform/db/audit.tables.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
let stranger: TestWorkspace;
beforeEach(async () => {
  [mine, stranger] = [await createTestWorkspace(), await createTestWorkspace()];
});

const week = "2026-03-16";

async function hired(name: string, who = mine): Promise<string> {
  const id = crypto.randomUUID();
  await who.scope.db.insert(agents).values({
    ...{ id, accountId: who.account.id, name, phone: `+41${Math.random()}`.slice(0, 14), active: true, createdAt: 1 },
    ...{ functions: [], payout: {}, shiftStart: "07:00", shiftEnd: "15:30" },
  });
  return id;
}

const put = (days: object[], who = mine) => who.fetch("/api/fleet/shifts", { method: "PUT", body: { days } });
const copy = (weeks: number, who = mine) =>
  who.fetch("/api/fleet/shifts/copy", { method: "POST", body: { week: "2026-03-18", weeks } });

interface Day {
  date: string;
  kind: string;
  from?: string;
  note: string | null;
  short_rest: number | null;
}

async function read(of = week, who = mine): Promise<{ name: string; days: Day[]; minutes: number }[]> {
  const { data }: { data: { agents: { name: string; days: Day[]; minutes: number }[] } } = await (
    await who.fetch(`/api/fleet/shifts?week=${of}`)
  ).json();
  return data.agents;
}

test("calendar entries override the regular hours; too short a rest is reported; 'as usual' removes the entry", async () => {
  const agent_id = await hired("Arben");
  const late = { agent_id, date: "2026-03-19", kind: "shift", from: "12:00", to: "20:30" };
  const said = await put([late, { agent_id, date: "2026-03-21", kind: "off", note: "Holiday" }]);
  expect([said.status, await said.json()]).toMatchObject([200, { data: { changed: 2 } }]);
  const [arben] = await read();
  expect(arben?.days.map(({ from, kind }) => from ?? kind)).toEqual([
    "07:00",
    "07:00",
    "07:00",
    "12:00",
    "07:00",
    "off",
    "07:00",
  ]);
  expect(arben?.days[5]?.note).toBe("Holiday");
  // Ten and a half hours between 20:30 and 07:00.
  expect(arben?.days.map(({ short_rest }) => short_rest)).toEqual([null, null, null, null, 630, null, null]);
  expect(arben?.minutes).toBe(6 * 510);
  await put([{ agent_id, date: "2026-03-19", kind: "usual" }]);
  expect((await read())[0]?.days[4]).toMatchObject({ short_rest: null });
  expect(await mine.scope.db.$count(agentShifts)).toBe(1);
  expect(await mine.scope.db.$count(auditLog, eq(auditLog.action, "fleet.shifts.update"))).toBe(2);
});

test("a shift ends on the next day: its hours, the rest after it, its copy, and the plan of the early morning", async () => {
  const agent_id = await hired("Nina");
  const night = { kind: "shift", from: "22:00", to: "06:00" };
  expect((await put([{ agent_id, date: "2026-03-19", ...night }])).status).toBe(200);
  const [nina] = await read();
  // From 06:00 to 07:00 there is an hour of rest.
  expect(nina?.days.map(({ short_rest }) => short_rest)).toEqual([null, null, null, null, 60, null, null]);
  expect(nina?.minutes).toBe(6 * 510 + 480);
  await put([{ agent_id, date: "2026-03-20", kind: "off" }]);
  await copy(1);
  expect((await read("2026-03-23"))[0]?.days.slice(3, 5)).toMatchObject([night, { kind: "off" }]);
  const { readPlanChoices } = await import("#app/modules/fleet/db/plan-choices.reads.server.ts");
  const hours = { startsAt: "22:00", endsAt: "06:00" };
  expect((await readPlanChoices(mine.scope, "2026-03-20")).agents).toMatchObject([
    { dayOff: true, nightBefore: hours },
  ]);
  expect((await readPlanChoices(mine.scope, "2026-03-19")).agents[0]).not.toHaveProperty("nightBefore");
});

test("copying a week to later weeks replaces their shifts, with the same result when repeated", async () => {
  const agent_id = await hired("Lena");
  await put([
    { agent_id, date: "2026-03-17", kind: "shift", from: "06:00", to: "10:00" },
    { agent_id, date: "2026-03-30", kind: "off" },
  ]);
  for (const answer of [await copy(2), await copy(2)]) expect(answer.status).toBe(200);
  const rows = await mine.scope.db.select({ date: agentShifts.date }).from(agentShifts).orderBy(agentShifts.date);
  expect(rows.map(({ date }) => date)).toEqual(["2026-03-17", "2026-03-24", "2026-03-31"]);
});

test("a week is repeated for one agent only: others keep their entries, and a foreign agent is unknown", async () => {
  const [lena, noah] = [await hired("Lena"), await hired("Noah")];
  const early = { kind: "shift", from: "06:00", to: "10:00" };
  await put([
    { agent_id: lena, date: "2026-03-17", ...early },
    { agent_id: noah, date: "2026-03-17", ...early },
    { agent_id: noah, date: "2026-03-25", kind: "off" },
    { agent_id: lena, date: "2026-03-25", kind: "off" },
  ]);
  const body = { week: "2026-03-18", weeks: 1 };
  const ask = (more: object) => mine.fetch("/api/fleet/shifts/copy", { method: "POST", body: { ...body, ...more } });
  expect((await ask({ agents: [crypto.randomUUID()] })).status).toBe(422);
  expect((await ask({ agents: [] })).status).toBe(422);
  expect(await (await ask({ agents: [lena] })).json()).toMatchObject({ data: { copied: 1 } });
  const rows = await mine.scope.db.select().from(agentShifts).orderBy(agentShifts.date);
  const of = (id: string) => rows.filter(({ agentId }) => agentId === id).map(({ date }) => date);
  expect(of(lena)).toEqual(["2026-03-17", "2026-03-24"]);
  expect(of(noah)).toEqual(["2026-03-17", "2026-03-25"]);
});

test("two parallel entries for a day create one", async () => {
  const agent_id = await hired("Noah");
  const day = { agent_id, date: "2026-03-17", kind: "shift", to: "10:00" };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      put([
        { ...day, from: `0${at % 9}:00` },
        { ...day, from: "05:30" },
      ]),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await mine.scope.db.select({ from: agentShifts.startsAt }).from(agentShifts)).toEqual([{ from: "05:30" }]);
});

test("a plan's day uses the calendar: hours of the day, and agents off duty", async () => {
  const [on, off] = [await hired("On"), await hired("Off")];
  await put([
    { agent_id: on, date: "2026-03-17", kind: "shift", from: "06:00", to: "10:00" },
    { agent_id: off, date: "2026-03-17", kind: "off" },
  ]);
  const { readPlanChoices } = await import("#app/modules/fleet/db/plan-choices.reads.server.ts");
  const offered = (await readPlanChoices(mine.scope, "2026-03-17")).agents;
  expect(offered.map(({ name, shiftStart, dayOff }) => [name, shiftStart, dayOff])).toEqual([
    ["Off", null, true],
    ["On", "06:00", false],
  ]);
  const usual = (await readPlanChoices(mine.scope, "2026-03-18")).agents;
  expect(usual.map(({ shiftStart, dayOff }) => [shiftStart, dayOff])).toEqual([
    ["07:00", false],
    ["07:00", false],
  ]);
  const { readPlanForm } = await import("#app/modules/plans/commands/list/plan-form.server.ts");
  const url = (day: string) => ({ url: new URL(`https://waybill.test/plans/create?day=${day}`) });
  const form = await readPlanForm(mine.scope, url("2026-03-17"));
  expect(form).toMatchObject({ ok: true, value: { day: "2026-03-17", choices: { agents: offered } } });
  const none = await readPlanForm(mine.scope, url("2026-02-30"));
  expect(none.ok && none.value.choices.agents.every(({ dayOff }) => !dayOff)).toBe(true);
});

test("invalid days are rejected as a whole, by field; other accounts' agents are unknown", async () => {
  const agent_id = await hired("Sandra");
  const foreign = await hired("Foreign", stranger);
  const good = { agent_id, date: "2026-03-17", kind: "off" };
  const table: [object, string][] = [
    [{ ...good, agent_id: foreign }, "days.1.agent_id"],
    [{ ...good, agent_id: crypto.randomUUID() }, "days.1.agent_id"],
    [{ ...good, kind: "shift", to: "10:00" }, "days.1.from"],
    [{ ...good, kind: "shift", from: "10:00", to: "10:00" }, "days.1.to"],
    [{ ...good, date: "2026-02-30" }, "days.1.date"],
    [{ ...good, date: "9999-01-01" }, "days.1.date"],
    [{ ...good, kind: "ill" }, "days.1.kind"],
  ];
  for (const [bad, field] of table) {
    const answer = await put([good, bad]);
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { [field]: [expect.anything()] } }]);
  }
  expect((await copy(13)).status).toBe(422);
  expect((await mine.fetch("/api/fleet/shifts?week=soon")).status).toBe(422);
  expect(await mine.scope.db.$count(agentShifts)).toBe(0);
  await put([good]);
  expect((await read(week, stranger)).map(({ name }) => name)).toEqual(["Foreign"]);
  const watching = await createTestWorkspace({ permissions: ["fleet"] });
  expect((await watching.fetch("/api/fleet/shifts")).status).toBe(200);
  expect((await put([good], watching)).status).toBe(403);
});
