import { expect, test } from "vitest";
import { formatPdfCells } from "#app/platform/documents/pdf-cells.server.ts";
import { formatCsvRows } from "#app/platform/documents/tables/csv-writer.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";

const rows: OutputCell[][] = [
  ["2026-11-25", { local: "2026-11-05T14:30" }, { amount: "1234.50" }, 12.5],
  ["R-1", { local: "2026-11-05" }, { amount: "-1234500" }, 1000],
  ["", { local: "2026-11-05T08:00", to: "2026-11-05T12:00" }, { amount: "0.750" }, ""],
];

test("a PDF formats days, times, numbers and currency decimals in its language, and keeps texts", () => {
  const german = formatPdfCells(rows, createTranslator("de"));
  expect(german.rows).toEqual([
    ["2026-11-25", "05.11.2026, 14:30", "1.234,50", "12,5"],
    ["R-1", "05.11.2026", "-1.234.500", "1.000,0"],
    ["", "05.11.2026, 08:00 – 12:00", "0,750", ""],
  ]);
  expect([...german.amounts]).toEqual([2, 3]);
  expect(formatPdfCells(rows, createTranslator("en")).rows[0]).toEqual([
    "2026-11-25",
    "5 Nov 2026, 14:30",
    "1,234.50",
    "12.5",
  ]);
});

test("a workbook has the same values as numbers and as sortable text", () => {
  expect(formatCsvRows(";", rows)).toBe(
    "2026-11-25;2026-11-05 14:30;1234.5;12.5\r\nR-1;2026-11-05;-1234500;1000\r\n;2026-11-05 08:00 – 12:00;0.75;\r\n",
  );
});
