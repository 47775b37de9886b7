import { postTransfers, reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import type { InvoiceStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import { onDay } from "#app/modules/ledger/model/ledger.ts";
import { toTaxKey } from "#app/modules/ledger/model/tax.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { type InvoiceRecord, readInvoiceLines } from "../../db/invoice.reads.server.ts";
import { deleteInvoiceLines, insertInvoiceLines, updateInvoice } from "../../db/invoice.writes.server.ts";
import { computeInvoicePostings } from "../../model/billing-postings.ts";
import type { ModifyInput } from "../../model/invoice.ts";
import { applyInvoiceChanges } from "../../model/modify-invoice.ts";

interface Restatement {
  invoice: InvoiceRecord;
  to: InvoiceStatus;
  changes: Omit<ModifyInput, "number" | "version">;
  /** Details for the timeline, given the new total. */
  detail: (total: number) => Record<string, unknown>;
}

/** Changes lines, sums or dates of a pending invoice: reverses its postings and posts the new sums. */
export async function restateInvoice(
  scope: Scope,
  { invoice, to, changes, detail }: Restatement,
): Promise<Result<Statement[]>> {
  const lines = await readInvoiceLines(scope, invoice);
  const standing = lines.filter(({ id }) => !changes.remove.includes(id));
  if (lines.length - standing.length !== new Set(changes.remove).size)
    return failFields({ remove: [{ code: "invalid_value" }] });
  const made = applyInvoiceChanges(
    invoice,
    standing.map((line) => ({ type: line.type, amount: line.amount ?? 0, orderId: line.orderId })),
    changes,
  );
  if (!made.ok) return made;
  const { set, added, sums } = made.value;
  const last = lines.at(-1)?.position ?? -1;
  const { id, merchantId, currency, taxTreatment, taxRate } = { ...invoice, ...set };
  const booked = { id, merchantId, currency, ...sums, taxKey: toTaxKey(taxTreatment, taxRate) };
  return ok([
    ...updateInvoice(scope, invoice, { type: "modified", status: to, set, detail: detail(sums.total) }),
    ...deleteInvoiceLines(scope, invoice.id, changes.remove),
    ...insertInvoiceLines(scope, invoice, added, last + 1),
    reverseDocument(scope, invoice.id, "original"),
    ...postTransfers(scope, onDay(invoice.issuedOn, computeInvoicePostings(booked, invoice.version + 1))),
  ]);
}
