import { expect, test } from "vitest";
import { type PaperDocument, renderDocumentPdf } from "#app/platform/documents/pdf/document-pdf.ts";

const letterhead = {
  title: "Rechnung R-2026-00001",
  sender: ["Neretva AG", "Im alten Riet 137", "LI-9494 Schaan"],
  recipient: ["Bergwolle AG", "Landstrasse 40"],
  facts: [["Fällig", "3. Dezember 2026"]],
  sums: [["Gesamt", "1.976,13 CHF"]],
  notes: ["Bitte zahlen Sie auf LI21088100002324013AA."],
} satisfies PaperDocument["letterhead"];

const paper = (count: number): PaperDocument => ({
  letterhead,
  head: ["Auftrag", "Betrag"],
  lines: Array.from({ length: count }, (_, at) => [`WB-${at}`, "7,50"]),
  amounts: new Set([1]),
});

const textOf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
const pagesOf = (text: string) => text.match(/\/Type \/Page /g)?.length ?? 0;

test("a document prints both parties, its details, every line, sums and notes", () => {
  const text = textOf(renderDocumentPdf(paper(3)));
  for (const said of [
    "Neretva AG",
    "Bergwolle AG",
    "3. Dezember 2026",
    "WB-0",
    "WB-2",
    "1.976,13 CHF",
    "LI21088100002324013AA",
  ])
    expect(text).toContain(`(${said}`.replace("(LI210", "LI210"));
  expect(pagesOf(text)).toBe(1);
});

test("every line of a long statement is printed, and amounts are right-aligned", () => {
  const text = textOf(renderDocumentPdf(paper(5000)));
  expect(text.match(/\(WB-\d+\)/g)).toHaveLength(5000);
  expect(pagesOf(text)).toBeGreaterThan(90);
  const short = textOf(
    renderDocumentPdf({
      ...paper(1),
      lines: [
        ["A", "1,00"],
        ["B", "1.000.000,00"],
      ],
    }),
  );
  const left = (amount: string) => Number(new RegExp(`Tf ([\\d.]+) [\\d.]+ Td \\(${amount}\\)`).exec(short)?.[1]);
  expect(left("1,00")).toBeGreaterThan(left("1.000.000,00"));
});

test("the reason for no tax is printed in full among the sums", () => {
  const reason = "Als Kleinunternehmer wird keine Umsatzsteuer berechnet";
  const text = textOf(
    renderDocumentPdf({ ...paper(1), letterhead: { ...letterhead, sums: [[reason, "0,00 CHF"], ...letterhead.sums] } }),
  );
  expect(text).toContain(`(${reason})`);
});

test("an amount does not touch the text beside it", () => {
  const head = ["Auftrag", "Erhalten", "Zahlart", "Netto"];
  const lines = Array.from({ length: 3 }, () => ["WB-1", "125,90", "Bar, CR-2026-0001", "125,90"]);
  const text = textOf(renderDocumentPdf({ letterhead, head, lines, amounts: new Set([1, 3]) }));
  const at = (said: string) => new RegExp(`([\\d.]+) Tf ([\\d.]+) [\\d.]+ Td \\(${said}\\)`).exec(text);
  const [, size, left] = (at("125,90") ?? []).map(Number);
  const [, , beside] = (at("Bar, CR-2026-0001") ?? []).map(Number);
  // Five digits and a comma of the regular font, in ems.
  const end = (left ?? 0) + 3.058 * (size ?? 0);
  expect(beside).toBeGreaterThan(end + 4);
});

test("a voided document is marked across every page, below its lines", () => {
  const text = textOf(renderDocumentPdf({ ...paper(100), stamp: "Storniert" }));
  expect(pagesOf(text)).toBeGreaterThan(1);
  expect(text.match(/q 0\.82 g BT [^\n]* Tm \(Storniert\) Tj ET Q/g)).toHaveLength(pagesOf(text));
  expect(textOf(renderDocumentPdf(paper(1)))).not.toContain(" Tm ");
});
