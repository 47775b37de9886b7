import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { type DemoSession, openDemoSession } from "./demo-session.ts";

/**
 * How long work rests when its worker is killed: `npm run bench:resume -- --pid 4711` with the process id of a running
 * `npm start` that has the demo workspace. Kills its workerd while an import is checked and while it is written, while
 * messages to webhooks are sent, and while a plan is confirmed, invoices and settlements are made; the seconds are from
 * the kill until the work has moved on, the server's own start included. At most 10 s, nothing lost and nothing double.
 */
const { values } = parseArgs({
  options: {
    pid: { type: "string" },
    url: { type: "string", default: "http://localhost:4173" },
    rows: { type: "string", default: "5000" },
    // How long after a request its worker is killed, milliseconds.
    moments: { type: "string", default: "15,40,80" },
  },
});
const MAX_SECONDS = 10;
const server = Number(values.pid);
const rows = Number(values.rows);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const { call, send }: DemoSession = await openDemoSession(values.url);
const run = Date.now().toString(36);
const late: string[] = [];

interface ImportView {
  import: { uuid: string; status: string; counts: { valid: number; checked?: number; created?: number } };
}

/** The workerd among the processes that the server started. */
function findWorker(): number {
  const processes = readdirSync("/proc").flatMap((name) => {
    try {
      const [, command = "", parent = ""] =
        /^\d+ \((.*)\) . (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "utf8")) ?? [];
      return [{ pid: Number(name), command, parent: Number(parent) }];
    } catch {
      return [];
    }
  });
  const below = (pid: number): typeof processes =>
    processes.filter(({ parent }) => parent === pid).flatMap((each) => [each, ...below(each.pid)]);
  const found = below(server).find(({ command }) => command === "workerd");
  if (!found) throw new Error(`no workerd below ${values.pid}`);
  return found.pid;
}

/** When the server answered again after the last kill. */
let backAt = 0;

/** Kills the worker; returns when. */
function kill(): number {
  process.kill(findWorker(), "SIGKILL");
  const killedAt = performance.now();
  void until(
    () => fetch(`${values.url}/api/auth/session`),
    ({ status }) => status < 500,
  ).then(() => {
    backAt = performance.now();
  });
  return killedAt;
}

/** Asks until it is so, across a server that is away. */
async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  for (const end = Date.now() + 180_000; ; ) {
    const value = await read().catch(() => null);
    if (value !== null && isSo(value)) return value;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(value)}`);
    await wait(100);
  }
}

async function report(what: string, killedAt: number, rest = ""): Promise<void> {
  const seconds = (performance.now() - killedAt) / 1000;
  await until(
    async () => backAt,
    (at) => at > killedAt,
  );
  const own = ((backAt - killedAt) / 1000).toFixed(1);
  console.log(`${what}: goes on ${seconds.toFixed(1)} s after the kill, the server answers after ${own} s${rest}`);
  if (seconds > MAX_SECONDS) late.push(what);
}

async function measureImport(): Promise<void> {
  const text = createOrderFile(rows, (at) => ({ Reference: `K${run}-${at}` }));
  const form = new FormData();
  form.set("file", new File([text], "orders.csv"));
  const { uuid } = (await call<ImportView>("imports", "POST", form)).import;
  const read = () => call<ImportView>(`imports/${uuid}`);
  const progressOf = (view: ImportView) => JSON.stringify([view.import.status, view.import.counts]);
  await send(`imports/${uuid}/configuration`, "PUT", { date: new Date().toISOString().slice(0, 10) });
  const measure = async (what: string, status: string) => {
    const moving = await until(read, ({ import: { counts } }) => Object.values(counts).some((each) => each > 0));
    if (moving.import.status !== status) {
      console.log(`${what}: over before the kill`);
      return moving;
    }
    const killedAt = kill();
    await until(read, (view) => progressOf(view) !== progressOf(moving));
    await report(what, killedAt);
    return until(read, (view) => view.import.status !== status);
  };
  await measure(`import of ${rows}, checked`, "validating");
  await send(`imports/${uuid}/commit`, "POST", {});
  const done = await measure(`import of ${rows}, written`, "committing");
  const { pagination } = await call<{ pagination: { total: number } }>(`orders?search=K${run}-&limit=1`);
  console.log(`  ${done.import.status}: ${JSON.stringify(done.import.counts)}, ${pagination.total} orders found`);
}

async function measureWebhooks(): Promise<void> {
  const { id } = await send<{ id: string }>("webhooks", "POST", {
    ...{ name: `Kill ${run}`, url: "https://receiver.internal/", events: ["order.created"] },
  });
  const form = new FormData();
  form.set("file", new File([createOrderFile(200, (at) => ({ Reference: `W${run}-${at}` }))], "orders.csv"));
  const { uuid } = (await call<ImportView>("imports", "POST", form)).import;
  const read = () => call<ImportView>(`imports/${uuid}`);
  await send(`imports/${uuid}/configuration`, "PUT", { date: new Date().toISOString().slice(0, 10) });
  await until(read, (view) => view.import.status === "validated");
  await send(`imports/${uuid}/commit`, "POST", {});
  await until(read, (view) => view.import.status === "done");
  const log = () =>
    call<{ pagination: { total: number } }>(`webhooks/${id}/deliveries?filters[state][]=delivered&limit=1`);
  const before = await until(log, ({ pagination }) => pagination.total > 0);
  const killedAt = kill();
  await until(log, ({ pagination }) => pagination.total > before.pagination.total);
  await report("messages to a webhook", killedAt, `, ${before.pagination.total} of 200 sent before`);
  const all = await until(log, ({ pagination }) => pagination.total >= 200);
  console.log(
    `  ${all.pagination.total} of 200 delivered ${((performance.now() - killedAt) / 1000).toFixed(1)} s after it`,
  );
  await call(`webhooks/${id}`, "DELETE");
}

/** Sends a change, kills its worker, and sends it again under the same key until it is answered. */
async function interrupt(what: string, path: string, body: object, moment: number): Promise<string> {
  const key = crypto.randomUUID();
  const ask = () => session.ask(path, body, key);
  const first = ask().catch(() => "cut");
  await wait(moment);
  const killedAt = kill();
  const heard = await first;
  const again = await until(ask, (answer) => !/request_running|^5/.test(answer));
  await report(`${what}, killed ${moment} ms after the request`, killedAt, `: first ${heard}, again ${again}`);
  return again;
}

/** The demo's person, with keys. */
const session = await (async () => {
  const headers: Record<string, string> = { origin: values.url, "content-type": "application/json" };
  const login = await fetch(`${values.url}/api/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email: "demo@waybill.example", password: "waybill-demo" }),
  });
  headers.cookie =
    login.headers
      .getSetCookie()
      .find((each) => each.startsWith("__Host-session="))
      ?.split(";")[0] ?? "";
  const { accounts } = await call<{ accounts: { uuid: string }[] }>("auth/session");
  headers.account = accounts[0]?.uuid ?? "";
  return {
    async ask(path: string, body: object, key: string): Promise<string> {
      const init = { method: "POST", headers: { ...headers, "Idempotency-Key": key }, body: JSON.stringify(body) };
      const response = await fetch(`${values.url}/api/${path}`, init);
      const text = await response.text();
      const code = /"code":"(\w+)"/.exec(text)?.[1] ?? (text.startsWith("{") ? "" : "no JSON");
      return `${response.status}${code ? ` ${code}` : ""}`;
    },
  };
})();

async function measureBilling(kind: "invoices" | "settlements"): Promise<void> {
  const count = async () => (await call<{ pagination: { total: number } }>(`billing/${kind}?limit=1`)).pagination.total;
  const { pending } = await call<{ pending: { id: string }[] }>("billing/pending?limit=50");
  for (const [at, moment] of values.moments.split(",").map(Number).entries()) {
    const row = pending[at];
    if (!row) return console.log(`no pending row is left for ${kind}`);
    const before = await count();
    await interrupt(`one of ${kind}`, `billing/${kind}/generate`, { pending: [row.id] }, moment);
    const made = (await count()) - before;
    console.log(`  ${made} made for ${row.id}`);
    if (made > 1) late.push(`${kind} doubled`);
  }
}

async function measureConfirm(): Promise<void> {
  interface PlanRow {
    id: string;
    status_name: string;
    current_version: number;
  }
  const { plans } = await call<{ plans: PlanRow[] }>("plans?limit=50");
  const open = plans.filter(({ status_name: name }) => name === "ready" || name === "pending");
  const moments = values.moments.split(",").map(Number);
  for (const [at, plan] of open.slice(0, moments.length).entries()) {
    const read = async () => (await call<{ plan: PlanRow }>(`plans/${plan.id}`)).plan;
    if (plan.status_name !== "ready") {
      await send(`plans/${plan.id}/optimize`, "POST", { effort: "quick" }).catch((error) => console.log(String(error)));
      await until(read, ({ status_name: name }) => name === "ready").catch(() => null);
    }
    const { current_version: based } = await read();
    const routesOf = async () => (await call<{ routes: { plan_id: string }[] }>("routes")).routes.length;
    const before = await routesOf();
    const body = { based_on: based, preserve_sequences: false };
    await interrupt("confirm of a plan", `plans/${plan.id}/confirm`, body, moments[at] ?? 30);
    console.log(`  ${(await read()).status_name}, ${(await routesOf()) - before} routes made`);
  }
  if (open.length === 0) console.log("no plan is open");
}

for (const measure of [
  measureImport,
  measureWebhooks,
  () => measureBilling("invoices"),
  () => measureBilling("settlements"),
  measureConfirm,
])
  try {
    await measure();
  } catch (error) {
    console.log(`failed: ${error}`);
    late.push(String(error));
  }
console.log(late.length === 0 ? `all within ${MAX_SECONDS} s` : `not so: ${late.join("; ")}`);
process.exit(late.length === 0 ? 0 : 1);
