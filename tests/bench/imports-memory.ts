import { csvRows } from "#app/domain/imports/csv-reader.ts";
import { matchHeaders } from "#app/domain/imports/header-matching.ts";
import type { ImportConfiguration } from "#app/domain/imports/import.ts";
import { inspect } from "#app/domain/imports/inspect.ts";
import { detectReading, tableRows } from "#app/domain/imports/open-table.ts";
import { checkRow } from "#app/domain/imports/row/check-row.ts";
import { planColumns, valuesOf } from "#app/domain/imports/row/row-values.ts";
import { writeWorkbook } from "#app/domain/imports/xlsx/writer.ts";
import { orderFile } from "#tests/factories/import-files.ts";

/**
 * Peak memory of reading and checking 20,000 rows as the queue does it, a thousand at a time, in V8 (`node --expose-gc
 * tests/bench/imports-memory.ts`): heap and buffers of the whole
 * process, Node's own included. An isolate has 128 MB.
 */
const rows = 20_000;

for (const [name, make] of [
  ["CSV", () => new TextEncoder().encode(orderFile(rows))],
  [
    "XLSX",
    () =>
      writeWorkbook(
        "Orders",
        [...csvRows(orderFile(rows), ",")].map(({ cells }) => cells),
      ),
  ],
] as const) {
  const bytes = make();
  let peak = 0;
  const start = performance.now();
  const reading = detectReading(bytes);
  const found = inspect(bytes, reading, null);
  const mapping = matchHeaders(found.headers, found.samples);
  const plan = planColumns(mapping);
  const configuration: ImportConfiguration = {
    ...reading,
    headerRow: found.headerRow,
    measurementSystem: "metric",
    dayFirst: true,
    decimalComma: false,
    measures: "row",
    duplicates: "skip",
    sourceLocationId: "0190a000-0000-7000-8000-00000000d000",
    merchantId: null,
    date: "2026-11-23",
    defaultCountry: "BA",
    defaultCurrency: "BAM",
  };
  const references = { plates: new Map<string, string>(), agents: new Map<string, string>() };
  let batch: unknown[] = [];
  let checked = 0;
  for (const row of tableRows(bytes, reading)) {
    if (row.row <= found.headerRow) continue;
    const input = { ...valuesOf(row, plan), configuration, mapped: plan.mapped, units: plan.units };
    batch.push(checkRow({ ...input, timezone: "Europe/Sarajevo", references }));
    checked += 1;
    if (batch.length < 1000) continue;
    peak = Math.max(peak, used());
    batch = [];
  }
  const megabytes = peak / 1024 / 1024;
  console.log(
    `${name}: ${checked} rows, file ${(bytes.length / 1e6).toFixed(1)} MB, ${((performance.now() - start) / 1000).toFixed(2)} s, peak live memory ${megabytes.toFixed(1)} MB`,
  );
}

/** Live bytes: after a collection, so that garbage does not count. */
function used(): number {
  Reflect.get(globalThis, "gc")?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
