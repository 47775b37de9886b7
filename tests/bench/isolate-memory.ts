import { parseArgs } from "node:util";
import { readCsvRows } from "#app/platform/documents/tables/csv-reader.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";
import { openDemoSession } from "./demo-session.ts";
import { formatMegabytes, openIsolateHeap } from "./isolate-heap.ts";

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

const heap = await openIsolateHeap(values.inspector);
const { call, send } = await openDemoSession(values.url);

const reference = (at: number) => ({ Reference: `M${Date.now().toString(36)}-${at}` });
const name = values.file;
const text = createOrderFile(Number(values.rows), reference);
const rows = [...readCsvRows(text, ",")].map(({ cells }) => cells);
const bytes = name.endsWith("csv") ? new TextEncoder().encode(text) : writeWorkbook("Orders", rows);
let done = "";
const held = await heap.during(values.live, async () => {
  const form = new FormData();
  form.set("file", new File([Uint8Array.from(bytes)], name));
  const { uuid: id } = (await call<Answer>("imports", "POST", form)).import;
  await send(`imports/${id}/configuration`, "PUT", { date: "2026-11-23" });
  const checked = await until(id, (status) => status !== "validating");
  await send(`imports/${id}/commit`, "POST", {});
  done = (await until(id, (status) => status !== "committing" && status !== checked.status)).status;
});
console.log(
  `${name.padEnd(11)} ${formatMegabytes(bytes.length)}, ${values.rows} rows, ${done}: before ${formatMegabytes(held.before)}, peak ${formatMegabytes(held.peak)} (heap alone ${formatMegabytes(held.peakHeap)})${values.live ? ", allowed 100 MB" : ", garbage included"}`,
);
heap.close();

async function until(id: string, settled: (status: string) => boolean): Promise<Answer["import"]> {
  for (;;) {
    const found = (await call<Answer>(`imports/${id}`)).import;
    if (settled(found.status)) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
