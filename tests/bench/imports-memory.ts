import type { ImportConfiguration } from "#app/modules/imports/model/import.ts";
import { inspectRows } from "#app/modules/imports/model/inspect-file.ts";
import { matchHeaders } from "#app/modules/imports/model/match-headers.ts";
import { checkRow } from "#app/modules/imports/model/row/check-row.ts";
import { planColumns, readRowValues } from "#app/modules/imports/model/row/row-values.ts";
import { readCsvRows } from "#app/platform/documents/tables/csv-reader.ts";
import { detectReading, readTableRows } from "#app/platform/documents/tables/open-table.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";

/**
 * Peak memory of reading and checking 20,000 rows as the queue does it, a thousand at a time, in V8 (`npm run
 * bench:import-heap`): heap and buffers of the whole
 * process, Node's own included. An isolate has 128 MB.
 */
const rows = 20_000;

for (const [name, make] of [
  ["CSV", () => new TextEncoder().encode(createOrderFile(rows))],
  [
    "XLSX",
    () =>
      writeWorkbook(
        "Orders",
        [...readCsvRows(createOrderFile(rows), ",")].map(({ cells }) => cells),
      ),
  ],
] as const) {
  const bytes = make();
  let peak = 0;
  const start = performance.now();
  const reading = detectReading(bytes);
  const found = inspectRows(bytes, reading, null);
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
  const references = { customFields: [], plates: new Map<string, string>(), agents: new Map<string, string>() };
  let batch: unknown[] = [];
  let checked = 0;
  for (const row of readTableRows(bytes, reading)) {
    if (row.row <= found.headerRow) continue;
    const input = { ...readRowValues(row, plan), configuration, mapped: plan.mapped, units: plan.units };
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
