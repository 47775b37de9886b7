import { describe, expect, it } from "vitest";
import { inspectRows } from "#app/modules/imports/model/inspect-file.ts";
import { FileFault } from "#app/platform/documents/tables/file-fault.ts";
import { detectReading } from "#app/platform/documents/tables/open-table.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { encodeUtf8, hostileTexts, hostileWorkbooks } from "#tests/factories/hostile-files.ts";
import { createOrderFile } from "#tests/factories/import-files.ts";

/** With the line ends of most spreadsheet programs. */
const honestText = createOrderFile(2_500, () => ({ Notes: "Leave at the door" })).replaceAll("\n", "\r\n");
const [head = "", first = ""] = honestText.split("\r\n");
/** Nearly identical rows: how well a legitimate file may compress. */
const honestWorkbook = writeWorkbook("Orders", [
  head.split(","),
  ...Array.from({ length: 1_200 }, (_, at) => [`REF-${at}`, ...first.split(",").slice(1)]),
]);

/** The work an upload does with a file. */
function read(bytes: Uint8Array): void {
  try {
    inspectRows(bytes, detectReading(bytes), null);
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
  }
}

/** Milliseconds of the quickest of several readings: other load only adds time. */
function quickest(bytes: Uint8Array, times: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let each = 0; each < times; each += 1) {
    const start = performance.now();
    read(bytes);
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

describe.each([
  ["workbook", honestWorkbook, hostileWorkbooks],
  ["text", encodeUtf8(honestText), hostileTexts],
] as const)("a hostile %s", (_, honest, hostile) => {
  it.each(hostile)("of $name takes at most twice as long as a legitimate one", ({ make }) => {
    const file = make(honest.length);
    expect(file.length).toBeLessThanOrEqual(honest.length);
    // Both are read in turn until the comparison holds: a busy machine may spoil a round, but not all of them.
    let ratio = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 12 && ratio > 2; round += 1)
      ratio = Math.min(ratio, quickest(file, 2) / quickest(honest, 2));
    expect(ratio).toBeLessThanOrEqual(2);
  });
});
