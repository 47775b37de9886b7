import { describe, expect, test } from "vitest";
import { getYearStart } from "#app/modules/closing/model/datev.ts";
import { encodeWindows1252, formatExtfHeader, formatExtfPosting } from "#app/modules/closing/model/extf.ts";
import { extfColumns } from "#app/modules/closing/model/extf-columns.ts";
import { addMonths, findClosing, getMonthDays, getPeriodState } from "#app/modules/closing/model/period.ts";
import { computeVatSums } from "#app/modules/closing/model/vat.ts";

describe("months", () => {
  test.each([
    ["2024-02", "2024-02-29"],
    ["2026-02", "2026-02-28"],
    ["2026-12", "2026-12-31"],
  ])("%s ends on %s", (month, to) => {
    expect(getMonthDays(month)).toEqual({ from: `${month}-01`, to });
  });

  test("go on over the end of a year", () => {
    expect([addMonths("2026-12", 1), addMonths("2026-01", -1), addMonths("2026-03", 24)]).toEqual([
      ...["2027-01", "2025-12", "2028-03"],
    ]);
  });

  test.each([
    ["2026-09", "closed"],
    ["2026-10", "open"],
    ["2026-11", "running"],
    ["2026-12", "running"],
  ])("%s is %s", (month, state) => {
    expect(getPeriodState(month, { closedThrough: "2026-09-30", today: "2026-11-30" })).toBe(state);
  });

  test("a month was closed by the oldest closing that no reopening came after", () => {
    const events = ["2026-11-30", "2026-10-31", "2026-08-31", "2026-10-31"].map((closedThrough, at) => ({
      closedThrough,
      at,
    }));
    expect(findClosing(events, "2026-10-31")?.at).toBe(1);
    expect(findClosing(events, "2026-08-31")?.at).toBe(3);
    expect(findClosing(events, "2026-12-31")).toBeUndefined();
  });
});

test.each([
  ["2026-10", "01-01", "2026-01-01"],
  ["2026-10", "07-01", "2026-07-01"],
  ["2026-06", "07-01", "2025-07-01"],
])("%s lies in the fiscal year from %s: %s", (month, start, from) => {
  expect(getYearStart(month, start)).toBe(from);
});

test("a batch has 125 columns; a text is quoted, shortened and keeps its umlauts, a number and a day are not quoted", () => {
  expect(extfColumns).toHaveLength(125);
  const line = formatExtfPosting({
    ...{ amount: 123_456, currency: "EUR", debit: "10000", credit: "8400", key: "40", locked: true },
    ...{ happenedOn: "2026-10-30", postedOn: "2026-11-12", reference: "R 2026/1", number: 7, id: "a:1" },
    text: `Süß "und" gut;\n${"x".repeat(80)}`,
  });
  expect(line.startsWith('1234,56;"S";"";;;"";10000;8400;"40";1211;"R-2026/1";"";;"Süß ""und"" gut; xxx')).toBe(true);
  expect(line).toContain(";1;30102026;;");
  expect(new TextDecoder("windows-1252").decode(encodeWindows1252("Łódź – 5 €, 日本"))).toBe("Lódz – 5 €, ??");
});

test("the header is the one of DATEV's own example, field by field", () => {
  const head = formatExtfHeader({
    ...{ createdAt: Date.UTC(2024, 0, 30, 14, 4, 40, 439), adviser: 29_098, client: 55_003, yearStart: "2024-01-01" },
    ...{ digits: 4, from: "2024-01-01", to: "2024-08-31", title: "Buchungsstapel", locked: false },
    ...{ currency: "EUR", chart: "03" },
  });
  expect(head).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20240130140440439;;"WB";"";"";29098;55003;20240101;4;20240101;20240831;"Buchungsstapel";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  );
});

test("VAT of a month by tax: what was taken back lowers it", () => {
  const sum = (kind: string, owner: string, debit: number, credit: number) => ({
    kind,
    owner,
    currency: "EUR",
    debit,
    credit,
  });
  expect(
    computeVatSums([
      ...[
        sum("revenue", "exempt", 0, 500),
        sum("revenue", "standard.1900", 300, 1500),
        sum("vat", "standard.1900", 57, 285),
      ],
      ...[sum("revenue", "standard.700", 0, 100), sum("vat", "standard.700", 0, 7), sum("clearing", "", 9, 9)],
    ]),
  ).toEqual([
    { treatment: "standard", rate: 1900, currency: "EUR", net: 1200, tax: 228 },
    { treatment: "standard", rate: 700, currency: "EUR", net: 100, tax: 7 },
    { treatment: "exempt", rate: 0, currency: "EUR", net: 500, tax: 0 },
  ]);
});
