import { parseArgs } from "node:util";
import { csvRows } from "#app/platform/documents/tables/csv-reader.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/writer.ts";
import { orderFile } from "#tests/factories/import-files.ts";
import { demoSession } from "./demo-session.ts";
import { isolateHeap, megabytes } from "./isolate-heap.ts";

/**
 * Memory of the real isolate while a file of 20,000 rows is taken in, checked and committed. It asks workerd's inspector twenty times a
 * second for the V8 heap and the buffers outside it. Needs a running application with the demo workspace:
 * `npm start`, then `npm run bench:import -- --file orders.xlsx`. A local isolate has no limit and leaves its garbage lying;
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
interface Answer {
  import: { uuid: string; status: string };
}

const heap = await isolateHeap(values.inspector);
const { call, send } = await demoSession(values.url);

const reference = (at: number) => ({ Reference: `M${Date.now().toString(36)}-${at}` });
const name = values.file;
const text = orderFile(Number(values.rows), reference);
const rows = [...csvRows(text, ",")].map(({ cells }) => cells);
const bytes = name.endsWith("csv") ? new TextEncoder().encode(text) : writeWorkbook("Orders", rows);
let done = "";
const held = await heap.during(values.live, async () => {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], name));
  const { uuid: id } = (await call<Answer>("orders/imports", "POST", form)).import;
  await send(`orders/imports/${id}/configuration`, "PUT", { date: "2026-11-23" });
  const checked = await until(id, (status) => status !== "validating");
  await send(`orders/imports/${id}/commit`, "POST", {});
  done = (await until(id, (status) => status !== "committing" && status !== checked.status)).status;
});
console.log(
  `${name.padEnd(11)} ${megabytes(bytes.length)}, ${values.rows} rows, ${done}: before ${megabytes(held.before)}, peak ${megabytes(held.peak)} (heap alone ${megabytes(held.peakHeap)})${values.live ? ", allowed 100 MB" : ", garbage included"}`,
);
heap.close();

async function until(id: string, settled: (status: string) => boolean): Promise<Answer["import"]> {
  for (;;) {
    const found = (await call<Answer>(`orders/imports/${id}`)).import;
    if (settled(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
