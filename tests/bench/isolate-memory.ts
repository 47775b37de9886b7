import { parseArgs } from "node:util";
import { csvRows } from "#app/domain/imports/csv-reader.ts";
import { writeWorkbook } from "#app/domain/imports/xlsx/writer.ts";
import { orderFile } from "#tests/factories/import-files.ts";

/**
 * Memory of the real isolate while a file of 20,000 rows is taken in, checked and committed. It asks workerd's inspector twenty times a
 * second for the V8 heap and the buffers outside it. Needs a running application with the demo workspace:
 * `npm start`, then `node tests/bench/isolate-memory.ts --file orders.xlsx`. A local isolate has no limit and leaves its garbage lying;
 * with `--live` it is swept before every look, so that only what the import holds is counted, as it is near a deployed isolate's 128 MB.
 */
const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:4173" },
    inspector: { type: "string", default: "9229" },
    rows: { type: "string", default: "20000" },
    file: { type: "string", default: "orders.csv" },
    live: { type: "boolean", default: false },
  },
});
const megabyte = 1024 * 1024;

interface Answer {
  accounts: { uuid: string }[];
  import: { uuid: string; status: string };
}

interface HeapUsage {
  usedSize: number;
  totalSize: number;
  embedderHeapUsedSize?: number;
  backingStorageSize?: number;
}

const socket = new WebSocket(`ws://localhost:${values.inspector}/waybill`, {
  // The inspector answers only to pages of this machine.
  headers: { origin: "http://localhost" },
} as never);
await new Promise((resolve, reject) => {
  socket.addEventListener("open", resolve, { once: true });
  socket.addEventListener("error", reject, { once: true });
});
const waiting = new Map<number, (result: HeapUsage) => void>();
let asked = 0;
socket.addEventListener("message", ({ data }) => {
  const answer = JSON.parse(String(data));
  waiting.get(answer.id)?.(answer.result);
  waiting.delete(answer.id);
});
function ask(method: string): Promise<HeapUsage> {
  asked += 1;
  const id = asked;
  socket.send(JSON.stringify({ id, method }));
  return new Promise((resolve) => waiting.set(id, resolve));
}

let peak = 0;
let peakHeap = 0;
let watching = true;
async function watch(): Promise<void> {
  while (watching) {
    if (values.live) await ask("HeapProfiler.collectGarbage");
    const use = await ask("Runtime.getHeapUsage");
    peak = Math.max(peak, use.usedSize + (use.backingStorageSize ?? 0) + (use.embedderHeapUsedSize ?? 0));
    peakHeap = Math.max(peakHeap, use.usedSize);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const headers: Record<string, string> = { origin: values.url };
async function call(path: string, method = "GET", body?: BodyInit, type?: string): Promise<Answer> {
  const response = await fetch(`${values.url}/api/${path}`, {
    method,
    body,
    headers: { ...headers, ...(type && { "content-type": type }) },
  });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith("__Host-session="));
  if (session) headers.cookie = session.split(";")[0] ?? "";
  const answer: { data: Answer } = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}
const send = (path: string, method: string, body: object) =>
  call(path, method, JSON.stringify(body), "application/json");

await send("auth/login", "POST", { email: "demo@waybill.example", password: "waybill-demo" });
const session = await call("auth/session");
headers.account = session.accounts[0]?.uuid ?? "";

const reference = (at: number) => ({ Reference: `M${Date.now().toString(36)}-${at}` });
const name = values.file;
const text = orderFile(Number(values.rows), reference);
const rows = [...csvRows(text, ",")].map(({ cells }) => cells);
const bytes = name.endsWith("csv") ? new TextEncoder().encode(text) : writeWorkbook("Orders", rows);
const { usedSize, backingStorageSize } = await ask("Runtime.getHeapUsage");
const watched = watch();
const form = new FormData();
form.set("file", new File([Uint8Array.from(bytes)], name));
const uploaded = await call("orders/imports", "POST", form);
const id = uploaded.import.uuid;
await send(`orders/imports/${id}/configuration`, "PUT", { date: "2026-11-23" });
const checked = await until(id, (status) => status !== "validating");
await send(`orders/imports/${id}/commit`, "POST", {});
const done = await until(id, (status) => status !== "committing" && status !== checked.status);
watching = false;
await watched;
const show = (bytes: number) => `${(bytes / megabyte).toFixed(1)} MB`;
console.log(
  `${name.padEnd(11)} ${show(bytes.length)}, ${values.rows} rows, ${done.status}: before ${show(usedSize + (backingStorageSize ?? 0))}, peak ${show(peak)} (heap alone ${show(peakHeap)})${values.live ? ", allowed 100 MB" : ", garbage included"}`,
);
socket.close();

async function until(id: string, settled: (status: string) => boolean): Promise<Answer["import"]> {
  for (;;) {
    const found = (await call(`orders/imports/${id}`)).import;
    if (settled(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
