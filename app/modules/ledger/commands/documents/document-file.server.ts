import { z } from "zod";
import type { Permission } from "#app/platform/access/permissions.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { streamCsv, streamXlsx, toOnePage, toReadableStream } from "#app/platform/documents/tables/table-stream.ts";
import type { OutputCell } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { ErrorCode } from "#app/platform/kernel/error-codes.ts";
import { textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { type ExportContext, type ExportedFile, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { parseDocumentAddress } from "../../model/document-address.ts";
import { toAmountCell } from "../amount-cell.server.ts";
import { streamDocumentPdf } from "./document-pdf.server.ts";
import type { DocumentTable } from "./document-table.server.ts";

const documentNumberSchema = z.object({ number: textSchema(40) });
const documentFileSchema = documentNumberSchema.extend({
  format: z.enum(["csv", "xlsx", "pdf"]),
  language: z.string(),
});

interface DocumentFileOptions {
  /** Permission to see such documents. */
  module: Permission;
  action: { print: Permission; export: Permission };
  /** Feature that the account needs; not required in a portal. */
  feature?: "fleet_management" | "vendor_management";
  missing: ErrorCode;
  /** API path of such documents, without a trailing slash. */
  path: string;
  /** Returns null for an unknown number. */
  read: (scope: Scope, number: string, writing: ExportContext) => Promise<DocumentTable | null>;
  /** Called when its PDF is handed out. */
  printed?: (scope: Scope, number: string) => Promise<void>;
}

/** Creates the commands that print and export documents of a kind: links for programs, and the files (PDF, XLSX, CSV) behind them. */
export function createDocumentFileCommands(printed: DocumentFileOptions) {
  const { module, action, feature, missing, path, read, printed: onPrint } = printed;
  const found = (scope: Scope, number: string, language: string) =>
    read(scope, number, { scope, t: createTranslator(language) });
  const linked = (word: "print" | "export") =>
    createCommand({
      name: action[word],
      permission: [module, action[word]],
      ...(feature ? { feature } : {}),
      input: documentNumberSchema,
      run: async (scope, { number }) =>
        (await found(scope, number, "en"))
          ? ok({ url: `${path}/${encodeURIComponent(number)}/file?format=${word === "print" ? "pdf" : "xlsx"}` })
          : fail(missing),
    });
  const written = (word: "print" | "export") =>
    createCommand({
      name: action[word],
      permission: [module, action[word]],
      ...(feature ? { feature } : {}),
      input: documentFileSchema,
      run: async (scope, { number, format, language }) => {
        const table = await found(scope, number, language);
        if (table && format === "pdf") await onPrint?.(scope, number);
        return table
          ? ok(createDocumentFile(table, { number, format, language }, { scope, t: createTranslator(language) }))
          : fail(missing);
      },
    });
  return {
    linkPrint: linked("print"),
    linkExport: linked("export"),
    writePrint: written("print"),
    writeExport: written("export"),
  };
}

function createDocumentFile(
  table: DocumentTable,
  { number, format, language }: z.output<typeof documentFileSchema>,
  { scope }: ExportContext,
): ExportedFile {
  const { title, currency, head, lines, sums, stated } = table;
  const blank = Array.from({ length: Math.max(0, head.length - 3) }, () => "");
  const below = sums.flatMap(([label, amount]): OutputCell[][] =>
    amount === null ? [] : [[label, ...blank, currency, toAmountCell(amount, currency)]],
  );
  const pages = toOnePage([[...head], ...lines, ...below, ...(stated ? [[stated]] : [])]);
  const pieces =
    format === "pdf"
      ? streamDocumentPdf(scope, table, language)
      : format === "csv"
        ? streamCsv(pages, language)
        : streamXlsx(pages, parseDocumentAddress(number).number);
  return { name: `${title}.${format}`, type: fileTypes[format], body: toReadableStream(pieces) };
}
