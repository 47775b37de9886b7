import { z } from "zod";
import { readReceipt, readReceiptLines } from "#app/data/accounting/receipt.reads.server.ts";
import { readNames } from "#app/data/kernel/names.reads.server.ts";
import { csvPieces, onePage, streamOf, xlsxPieces } from "#app/domain/imports/table-stream.ts";
import type { OutputCell } from "#app/domain/imports/xlsx/writer.ts";
import { text } from "#app/domain/kernel/form-values.ts";
import { fail, ok } from "#app/domain/kernel/result.ts";
import { paymentMethods } from "#app/domain/orders/order.enums.ts";
import { translator } from "#app/i18n/translate.server.ts";
import { command } from "../../command.server.ts";
import { moment } from "../../export-columns.server.ts";
import { type ExportedFile, fileTypes } from "../../export-list.server.ts";
import { pdfPieces } from "../../export-pdf.server.ts";
import { amountCell } from "../export-accounting.server.ts";

const which = z.object({ number: text(40) });
const base = { feature: "fleet_management" } as const;

/** Where the file of a receipt is: on paper, or for a sheet. */
function linked(word: "print" | "export") {
  return command({
    ...base,
    name: `accounting.order_collections.${word}_receipt`,
    permission: ["accounting.order_collections", `accounting.order_collections.${word}_receipt`],
    input: which,
    run: async (scope, { number }) =>
      (await readReceipt(scope, number))
        ? ok({ url: `/accounting/collections/receipts/${number}/${word}` })
        : fail("receipt_not_found"),
  });
}

export const linkPrint = linked("print");
export const linkExport = linked("export");

const fileInput = which.extend({ format: z.enum(["csv", "xlsx", "pdf"]), language: z.string() });

/** A receipt's lines with their sums, as a file. */
const file = {
  ...base,
  input: fileInput,
  run: async (scope: Parameters<typeof readReceipt>[0], { number, format, language }: z.output<typeof fileInput>) => {
    const receipt = await readReceipt(scope, number);
    if (!receipt) return fail("receipt_not_found");
    const [lines, agents] = await Promise.all([
      readReceiptLines(scope, receipt.id),
      readNames(scope, "agents", [receipt.agentId]),
    ]);
    const merchants = await readNames(
      scope,
      "merchants",
      lines.map(({ merchantId }) => merchantId),
    );
    const t = translator(language);
    const { currency } = receipt;
    const word = (key: string) => t(`accounting:column.${key}`);
    const head = ["order", "merchant", "customer", "collected", "method", "amount"].map(word);
    const rows = lines.map((line): OutputCell[] => [
      line.orderNumber,
      merchants.get(line.merchantId ?? "") ?? "",
      line.customerName,
      moment(line.collectedAt, { scope, t }),
      t(`accounting:method.${paymentMethods.of(line.method).key}`),
      amountCell(line.amount, currency),
    ]);
    const sum = (key: string, amount: number | null) =>
      amount === null ? [] : [[word(key), "", "", "", currency, amountCell(amount, currency)]];
    const sums: OutputCell[][] = [
      ...sum("total", receipt.total),
      ...sum("cash", receipt.cash),
      ...sum("counted", receipt.counted),
      ...sum("difference", receipt.difference === 0 ? null : receipt.difference),
    ];
    const title = [number, agents.get(receipt.agentId), currency].filter(Boolean).join(" · ");
    const pages = onePage([head, ...rows, ...sums]);
    const pieces =
      format === "pdf"
        ? pdfPieces(pages, title, { scope, t })
        : format === "csv"
          ? csvPieces(pages, language)
          : xlsxPieces(pages, number);
    const made: ExportedFile = { name: `${title}.${format}`, type: fileTypes[format], body: streamOf(pieces) };
    return ok(made);
  },
};

export const writeReceipt = command({
  ...file,
  name: "accounting.order_collections.print_receipt",
  permission: ["accounting.order_collections", "accounting.order_collections.print_receipt"],
});

export const exportReceipt = command({
  ...file,
  name: "accounting.order_collections.export_receipt",
  permission: ["accounting.order_collections", "accounting.order_collections.export_receipt"],
});
