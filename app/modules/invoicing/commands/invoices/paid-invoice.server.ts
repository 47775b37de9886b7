import { postTransfers } from "#app/modules/ledger/db/ledger.writes.server.ts";
import type { InvoiceStatus } from "#app/modules/ledger/model/accounting.enums.ts";
import type { PayMethod } from "#app/modules/ledger/model/billing.enums.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { localDateOf } from "#app/platform/time/local-time.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import { changeInvoice, setPaid } from "../../db/invoice.writes.server.ts";
import { paymentPostings } from "../../model/billing-postings.ts";

interface Payment {
  /** Local date; today without one. */
  on?: string | undefined;
  method: PayMethod;
  reference?: string | undefined;
}

/** What the payment of an invoice writes: the money lies where its method says, and the merchant owes it no more. */
export function paidInvoice(
  scope: Scope,
  invoice: InvoiceRecord,
  to: InvoiceStatus,
  { on, method, reference }: Payment,
): Result<Statement[]> {
  const today = localDateOf(now(scope), scope.account.timezone);
  const paidOn = on ?? today;
  if (paidOn > today || paidOn < invoice.issuedOn) return failFields({ on: [{ code: "invalid_value" }] });
  const { id, merchantId, currency, total, tax, version } = invoice;
  const booked = { id, merchantId, currency, total: total ?? 0, tax: tax ?? 0 };
  return ok([
    ...changeInvoice(scope, invoice, {
      type: "paid",
      status: to,
      set: { paidOn, paidMethod: method, paidReference: reference ?? null },
      detail: { method, on: paidOn, note: reference },
    }),
    setPaid(scope, id, now(scope)),
    ...postTransfers(scope, paymentPostings(booked, method, version + 1)),
  ]);
}
