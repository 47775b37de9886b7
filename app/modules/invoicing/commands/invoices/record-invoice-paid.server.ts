import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import type { InvoiceStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type { PayMethod } from "#app/modules/ledger/model/billing.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import { setInvoiceFeesPaid, updateInvoice } from "../../db/invoice.writes.server.ts";
import { computePaymentPostings } from "../../model/billing-postings.ts";

interface InvoicePayment {
  /** Local date; today by default. */
  on?: string | undefined;
  method: PayMethod;
  reference?: string | undefined;
}

/** Statements for the payment of an invoice: the money goes to the account of the method, and the merchant's debt is cleared. */
export function recordInvoicePaid(
  scope: Scope,
  invoice: InvoiceRecord,
  to: InvoiceStatus,
  { on, method, reference }: InvoicePayment,
): Result<Statement[]> {
  const today = toLocalDate(now(scope), scope.account.timezone);
  const paidOn = on ?? today;
  if (paidOn > today || paidOn < invoice.issuedOn) return failFields({ on: [{ code: "invalid_value" }] });
  const { id, merchantId, currency, total, tax, version } = invoice;
  const booked = { id, merchantId, currency, total: total ?? 0, tax: tax ?? 0 };
  return ok([
    ...updateInvoice(scope, invoice, {
      type: "paid",
      status: to,
      set: { paidOn, paidMethod: method, paidReference: reference ?? null },
      detail: { method, on: paidOn, note: reference },
    }),
    setInvoiceFeesPaid(scope, id, now(scope)),
    ...postTransfers(scope, computePaymentPostings(booked, method, version + 1)),
  ]);
}
