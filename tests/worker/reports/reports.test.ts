import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { memberships } from "#app/modules/identity/db/members.tables.ts";
import { mailOutbox, notifications } from "#app/modules/notifications/db/notifications.tables.ts";
import { fireReports } from "#app/modules/reports/commands/fire-reports.server.ts";
import { openLinkedFile } from "#app/modules/reports/commands/open-report-file.server.ts";
import { createReport } from "#app/modules/reports/commands/reports.server.ts";
import { runReport } from "#app/modules/reports/commands/run-report.server.ts";
import { readReportScreen } from "#app/modules/reports/commands/view-report.server.ts";
import { readReportsScreen } from "#app/modules/reports/commands/view-reports.server.ts";
import { workReports } from "#app/modules/reports/commands/work-report.server.ts";
import { reportRuns, reports } from "#app/modules/reports/db/reports.tables.ts";
import { readyNames } from "#app/modules/reports/model/ready-reports.ts";
import { collectAtStops, createCard, createCash, sendOut } from "#tests/factories/collections.ts";
import { createAgent, seedTestOrders } from "#tests/factories/orders.ts";
import { createAppContext } from "#workers/environment.ts";
import { setTimeTo } from "../test-clock.ts";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

const app = () => createAppContext(env, () => {});

/** Works until no run is open. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await workReports(app());
}

async function make(who: TestWorkspace, report: object): Promise<string> {
  const made = await createReport.execute(who.scope, { name: "Orders", source: "orders", ...report });
  if (!made.ok) throw new Error(JSON.stringify(made.failure));
  return made.value.id;
}

async function run(who: TestWorkspace, id: string, format = "csv"): Promise<string> {
  const started = await runReport.execute(who.scope, { id, format });
  if (!started.ok) throw new Error(JSON.stringify(started.failure));
  await settle();
  return started.value.id;
}

const readRuns = (who: TestWorkspace) =>
  who.scope.db.select().from(reportRuns).where(eq(reportRuns.accountId, who.account.id)).orderBy(reportRuns.id);

const download = (who: TestWorkspace, id: string) => who.fetch(`/analytics/reports/files/${id}`);

/** The text of a mail to an address, and the secret in its link. */
async function readMail({ scope }: TestWorkspace, recipient: string) {
  const rows = await scope.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient));
  const mail = rows.find(({ body }) => body.includes("/reports/files/"));
  return { body: mail?.body ?? "", secret: /files\/([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "" };
}

test("every report of the library makes a file in every format, whose foot says that it is whole", async () => {
  setTimeTo("2026-11-23T08:00:00Z");
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  await collectAtStops(who.scope, await sendOut(who.scope, agentId, [[createCash("12.50")], [createCash("7.25")], []]));
  for (const name of readyNames)
    for (const format of ["csv", "xlsx", "pdf"]) {
      await run(who, name, format);
      const [last] = (await readRuns(who)).slice(-1);
      expect([name, format, last?.state, last?.problem]).toEqual([name, format, "done", null]);
      const file = await download(who, last?.id ?? "");
      expect(file.status).toBe(200);
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect(bytes.length).toBe(last?.fileSize);
      if (format === "csv") expect(new TextDecoder().decode(bytes)).toContain(", complete.");
    }
});

test("the foot has the sums of each currency and group, the filters by name and the time of the data", async () => {
  setTimeTo("2026-11-23T08:00:00Z");
  const who = await createTestWorkspace();
  const agentId = await createAgent(who.scope);
  const dues = [[createCash("12.50")], [createCash("7.25", "CHF")], [createCard("0.10")], [createCard("0.20")]];
  await collectAtStops(who.scope, await sendOut(who.scope, agentId, dues));
  const id = await make(who, {
    ...{ source: "collections", columns: ["order", "agent", "amount"], group_by: "method", format: "csv" },
    filters: [{ field: "collected_at", not: false, values: ["current,day"] }],
  });
  const text = await (await download(who, await run(who, id))).text();
  expect(text).toContain('"Total (4), CHF",,7.25');
  expect(text).toContain('"Total (4), EUR",,12.8');
  expect(text).toMatch(/\(2\), EUR",,0\.3/);
  expect(text).toContain("Rows: 4, complete.");
  expect(text).toContain("2026-11-23 – 2026-11-23");
  expect(text).toContain("Europe/Sarajevo");
});

test("rows of one turn are in the file once, also when workers repeat and overtake one another", async () => {
  const who = await createTestWorkspace();
  await seedTestOrders(who.scope, 30);
  const id = await make(who, { columns: ["number"], format: "csv" });
  const started = await runReport.execute(who.scope, { id });
  expect(started.ok).toBe(true);
  await Promise.all([workReports(app()), workReports(app()), workReports(app())]);
  await settle();
  const [only, ...others] = await readRuns(who);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ state: "done", counts: { rows: 30 }, pages: [] });
  const lines = (await (await download(who, only?.id ?? "")).text()).split("\r\n");
  expect(new Set(lines.filter((line) => /^\W*WB-/.test(line))).size).toBe(30);
  const ready = await who.scope.db.select().from(notifications).where(eq(notifications.kind, "report_ready"));
  expect(ready).toHaveLength(1);
  // Rows that were read are not kept beside the file.
  expect((await env.FILES.list({ prefix: `reports/${who.account.id}/` })).objects).toHaveLength(1);
});

test("a schedule of 02:30 fires once in the night in which the clocks change, and a moment has one run", async () => {
  setTimeTo("2027-03-27T12:00:00Z");
  const who = await createTestWorkspace({ timezone: "Europe/Berlin" });
  const id = await make(who, { schedule: { every: "daily", time: "02:30" }, format: "csv" });
  const fireAt = async (moment: string) => {
    const now = () => Date.parse(moment);
    await Promise.all([1, 2].map(() => fireReports({ ...app(), ports: { ...app().ports, clock: { now } } })));
  };
  for (const moment of ["2027-03-28T00:31:00Z", "2027-03-28T01:31:00Z", "2027-03-28T01:32:00Z"]) await fireAt(moment);
  setTimeTo("2027-03-28T01:33:00Z");
  await settle();
  // The time that the clocks skip is an hour later.
  expect((await readRuns(who)).map(({ dueAt }) => dueAt)).toEqual([Date.parse("2027-03-28T01:30:00Z")]);
  await fireAt("2027-03-29T00:31:00Z");
  expect((await readRuns(who)).map(({ dueAt }) => dueAt)).toContain(Date.parse("2027-03-29T00:30:00Z"));
  // What was missed for long is one late run.
  await who.scope.db.update(reportRuns).set({ state: "done" });
  await fireAt("2027-04-05T12:00:00Z");
  expect((await readRuns(who)).at(-1)?.dueAt).toBe(Date.parse("2027-04-05T00:30:00Z"));
  expect(id).toBeTruthy();
});

test("who loses the permission stops receiving, and without its author a report is paused", async () => {
  setTimeTo("2026-11-23T08:00:00Z");
  const who = await createTestWorkspace();
  const member = await createTestWorkspace({ member: who, permissions: ["analytics", "orders", "orders.export"] });
  await seedTestOrders(who.scope, 2);
  const id = await make(who, {
    ...{ format: "csv", schedule: { every: "hourly", minute: 0 }, members: [member.userId] },
    emails: ["office@outside.example"],
  });
  const hour = async (moment: string) => {
    setTimeTo(moment);
    await fireReports(app());
    await settle();
  };
  await hour("2026-11-23T09:00:30Z");
  const mail = await readMail(who, member.email);
  const outside = await readMail(who, "office@outside.example");
  expect(mail.body).toContain("Rows: 2");
  expect((await openLinkedFile(app(), mail.secret)).ok).toBe(true);
  expect((await openLinkedFile(app(), outside.secret)).ok).toBe(true);
  expect((await openLinkedFile(app(), `${outside.secret.slice(0, -1)}~`)).ok).toBe(false);
  expect((await who.fetch(`/reports/files/${outside.secret}`, { headers: { cookie: "" } })).status).toBe(200);

  const keep = (permissions: string[]) =>
    who.scope.db.update(memberships).set({ permissions }).where(eq(memberships.userId, member.userId));
  await keep(["analytics"]);
  expect((await openLinkedFile(app(), mail.secret)).ok).toBe(false);
  await who.scope.db.delete(mailOutbox);
  await hour("2026-11-23T10:00:30Z");
  expect((await readMail(who, member.email)).body).toBe("");
  expect((await readMail(who, "office@outside.example")).body).toContain("Rows: 2");

  // A link ends.
  setTimeTo("2026-12-01T10:00:00Z");
  expect((await openLinkedFile(app(), outside.secret)).ok).toBe(false);

  await who.scope.db.update(reports).set({ authorId: crypto.randomUUID() }).where(eq(reports.id, id));
  await hour("2026-12-01T11:00:30Z");
  expect((await readRuns(who)).at(-1)).toMatchObject({ state: "refused", problem: "author_left", fileKey: null });
  expect(await who.scope.db.select({ active: reports.active }).from(reports)).toEqual([{ active: false }]);
});

test("refuses filters, columns and recipients that are not there, sources beyond the caller, and strangers", async () => {
  const who = await createTestWorkspace();
  const stranger = await createTestWorkspace();
  const fails = async (report: object, by = who) => {
    const made = await createReport.execute(by.scope, { name: "A", source: "orders", ...report });
    return made.ok ? "made" : made.failure.fields ? Object.keys(made.failure.fields) : made.failure.code;
  };
  expect(await fails({ filters: [{ field: "nothing", values: ["1"] }] })).toEqual(["filters.0"]);
  expect(await fails({ filters: [{ field: "merchant", values: ["' or 1"] }] })).toEqual(["filters.0"]);
  expect(await fails({ columns: ["nothing"], sort: "-nothing", group_by: "x" })).toEqual([
    "columns",
    "group_by",
    "sort",
  ]);
  expect(await fails({ members: [stranger.userId] })).toEqual(["members"]);
  const limited = await createTestWorkspace({ permissions: ["analytics", "orders"] });
  expect(await fails({}, limited)).toBe("forbidden");
  expect(await fails({ source: "audit" }, limited)).toBe("forbidden");
  const id = await make(who, { format: "csv" });
  const runId = await run(who, id);
  const url = new URL("https://waybill.test/");
  expect((await readReportScreen(stranger.scope, { url, params: { id }, language: "en" })).ok).toBe(false);
  expect((await download(stranger, runId)).status).toBe(404);
  expect((await runReport.execute(stranger.scope, { id })).ok).toBe(false);
  // A merchant that nobody has gives an empty file that says so.
  const empty = await make(who, {
    ...{ name: "Empty", format: "csv" },
    filters: [{ field: "merchant", values: [crypto.randomUUID()] }],
  });
  expect(await (await download(who, await run(who, empty))).text()).toContain("Rows: 0, complete.");
});

test("a file that would not hold all rows fails instead of leaving some out", async () => {
  const who = await createTestWorkspace();
  await seedTestOrders(who.scope, 3);
  const id = await make(who, { format: "pdf" });
  const started = await runReport.execute(who.scope, { id });
  expect(started.ok).toBe(true);
  await who.scope.db.update(reportRuns).set({ counts: sql`json_set(${reportRuns.counts}, '$.rows', 1499)` });
  await settle();
  expect((await readRuns(who)).at(-1)).toMatchObject({ state: "failed", problem: "too_many_rows", fileKey: null });
});

test("the screens have a preview of what is saved and what is tried", async () => {
  const who = await createTestWorkspace();
  await seedTestOrders(who.scope, 2);
  const id = await make(who, {});
  expect(await readReportsScreen(who.scope)).toMatchObject({ ok: true, value: { own: [{ id, run: null }] } });
  const open = async (path: string) => {
    const url = new URL(`https://waybill.test/analytics/reports/${path}`);
    const view = await readReportScreen(who.scope, { url, params: { id: url.pathname.slice(19) }, language: "en" });
    if (!view.ok) throw new Error(path);
    return view.value;
  };
  for (const path of [...readyNames, "new", "new?source=collections"])
    expect([path, (await open(path)).unknown]).toEqual([path, []]);
  expect((await open(id)).preview).toMatchObject({ total: 2, isExact: true });
  expect((await open(`${id}?tried=1&columns=number`)).preview?.header).toHaveLength(1);
  const tried = await open(`${id}?tried=1&columns=number&filters[nothing][]=1`);
  expect(tried).toMatchObject({ unknown: ["filters.0"], preview: null });
});
