import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { renderDocumentPdf } from "#app/platform/documents/pdf/document-pdf.ts";
import { streamXlsx, toOnePage } from "#app/platform/documents/tables/table-stream.ts";

const lines = 5000;
const head = ["Order", "Reference", "City", "Delivered", "Expected", "Collected", "Received", "Fees", "VAT", "Net"];
const cells = (at: number) => [
  `WB-${1_000_000 + at}`,
  `REF-${at}`,
  "Schaan",
  "2026-11-23",
  29.9,
  29.9,
  29.9,
  5.9,
  0.48,
  23.52,
];

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** The memory that creating a file takes, with its garbage, as an isolate counts it. */
async function taken(make: () => Promise<number> | number) {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const empty = memory();
  const before = performance.now();
  const size = await make();
  return { held: memory() - empty, seconds: (performance.now() - before) / 1000, size };
}

const writers = {
  PDF: () => {
    const letterhead = { title: "S-2026-0001", sender: ["A"], recipient: ["B"], facts: [], sums: [], notes: [] };
    const written = Array.from({ length: lines }, (_, at) => cells(at).map(String));
    return renderDocumentPdf({ letterhead, head, lines: written, amounts: new Set([4, 5, 6, 7, 8, 9]) }).length;
  },
  XLSX: async () => {
    let size = 0;
    const rows = [head, ...Array.from({ length: lines }, (_, at) => cells(at))];
    for await (const piece of streamXlsx(toOnePage(rows), "S-2026-0001")) size += piece.length;
    return size;
  },
} as const;

test.each(["PDF", "XLSX"] as const)(
  "creates a statement of 5,000 lines as %s in under five seconds and 100 MB",
  async (kind) => {
    const { held, seconds, size } = await taken(writers[kind]);
    console.log(
      `${lines} lines as ${kind}: ${seconds.toFixed(2)} s, ${(held / 1e6).toFixed(1)} MB in memory, ${(size / 1e6).toFixed(2)} MB`,
    );
    expect(seconds).toBeLessThan(5);
    expect(held).toBeLessThan(100_000_000);
  },
);
