import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import type { DocumentLetterhead } from "./document-pdf.server.ts";

/**
 * A document as a table: its lines, and its sums below them (a label and an amount; a sum without an amount is left out).
 * Printed documents are formatted as a letter.
 */
export interface DocumentTable {
  title: string;
  currency: string;
  letterhead: DocumentLetterhead;
  /** True for a voided document: "Voided" is printed across its pages. */
  voided: boolean;
  head: readonly string[];
  lines: readonly OutputCell[][];
  sums: readonly (readonly [label: string, amount: number | null])[];
  /** What is stated below the sums in other files than the letter, which has it in its notes: the exchange rate. */
  stated?: string | null;
}
