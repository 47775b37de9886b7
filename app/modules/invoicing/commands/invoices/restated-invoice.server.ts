import { postTransfers, reverseDocument } from "#app/modules/ledger/db/ledger.writes.server.ts";
import type { InvoiceStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { type InvoiceRecord, readInvoiceLines } from "../../db/invoice.reads.server.ts";
import { changeInvoice, insertLines, removeLines } from "../../db/invoice.writes.server.ts";
import { invoicePostings } from "../../model/billing-postings.ts";
import type { Modify } from "../../model/invoice.ts";
import { modified } from "../../model/modified-invoice.ts";

interface Restating {
  invoice: InvoiceRecord;
  to: InvoiceStatus;
  changes: Omit<Modify, "number" | "version">;
  type: "modified" | "corrected";
  /** What the timeline tells; `total` is what it comes to. */
  detail: (total: number) => Record<string, unknown>;
  /** Disputes of its lines that stay open. */
  disputes?: number;
}

/** A pending invoice with other lines, sums or days: what it posted is taken back, and what it comes to now is posted. */
export async function restatedInvoice(
  scope: Scope,
  { invoice, to, changes, type, detail, disputes = invoice.disputes }: Restating,
): Promise<Result<Statement[]>> {
  const lines = await readInvoiceLines(scope, invoice);
  const standing = lines.filter(({ id }) => !changes.remove.includes(id));
  if (lines.length - standing.length !== new Set(changes.remove).size)
    return failFields({ remove: [{ code: "invalid_value" }] });
  const made = modified(
    invoice,
    standing.map((line) => ({ type: line.type, amount: line.amount ?? 0, orderId: line.orderId })),
    changes,
  );
  if (!made.ok) return made;
  const { set, added, sums } = made.value;
  const last = lines.at(-1)?.position ?? -1;
  const booked = { id: invoice.id, merchantId: invoice.merchantId, currency: invoice.currency, ...sums };
  return ok([
    ...changeInvoice(scope, invoice, { type, status: to, set: { ...set, disputes }, detail: detail(sums.total) }),
    ...removeLines(scope, invoice.id, changes.remove),
    ...insertLines(scope, invoice, added, last + 1),
    reverseDocument(scope, invoice.id),
    ...postTransfers(scope, invoicePostings(booked, invoice.version + 1)),
  ]);
}
