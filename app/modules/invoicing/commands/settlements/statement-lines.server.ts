import type { DisputeState, StatementLineKind } from "#app/modules/ledger/model/billing.enums.ts";
import type { PaymentMethod } from "#app/modules/orders/model/order.enums.ts";
import { allocateAmount } from "#app/platform/money/money.ts";
import type { LineDispute } from "../../db/dispute.reads.server.ts";
import type { InvoiceRecord } from "../../db/invoice.reads.server.ts";
import type { readFeesByOrder, SettlementLine } from "../../db/settlement.reads.server.ts";

/** A line of a statement: expected and received amounts of an order, and its fees. */
export interface StatementLine {
  id: string;
  kind: StatementLineKind | "fees";
  orderNumber: string | null;
  reference: string | null;
  city: string | null;
  deliveredAt: number | null;
  expected: number | null;
  collected: number | null;
  received: number | null;
  method: PaymentMethod | null;
  receiptNumber: string | null;
  fees: number;
  vat: number;
  net: number;
  currency: string;
  note: string | null;
  dispute: string | null;
  disputeState: DisputeState | null;
  disputedByName: string | null;
  disputedAt: number | null;
  resolution: string | null;
  /** All disputes of the line, oldest first. */
  disputes: LineDispute[];
}

type Fees = Awaited<ReturnType<typeof readFeesByOrder>>;

/**
 * The lines of a statement: collections and corrections, with each order's fees on its first line, and orders of the
 * combined invoice without collections. The invoice's tax is distributed so that the lines add up to its total.
 */
export function toStatementLines(
  lines: readonly SettlementLine[],
  fees: Fees,
  invoice: InvoiceRecord | null,
  said: readonly LineDispute[],
): StatementLine[] {
  const disputed = Map.groupBy(said, ({ lineId }) => lineId);
  const taxes = addTax(fees, invoice?.tax ?? 0);
  const left = new Map(fees.map((fee, at) => [fee.orderId, { fee, vat: taxes[at] ?? 0 }]));
  const shown = lines.map((line): StatementLine => {
    const own = line.kind === "collection" ? left.get(line.orderId ?? "") : undefined;
    if (own) left.delete(line.orderId ?? "");
    const cost = { fees: own?.fee.amount ?? 0, vat: own?.vat ?? 0 };
    const isPaid = line.kind === "collection" ? line.amount : null;
    return {
      ...{ id: line.id, kind: line.kind, orderNumber: line.orderNumber, reference: line.reference },
      ...{ city: line.destination?.address.city ?? null, deliveredAt: line.deliveredAt },
      ...{ expected: isPaid, collected: isPaid, received: isPaid, method: line.method },
      ...{ receiptNumber: line.receiptNumber, ...cost, net: line.amount - cost.fees - cost.vat },
      ...{ currency: line.currency, note: line.note, ...getLastDispute(disputed.get(line.id) ?? []) },
    };
  });
  const rest = [...left.values()].map(
    ({ fee, vat }): StatementLine => ({
      ...{ id: fee.orderId, kind: "fees", orderNumber: fee.orderNumber, reference: fee.reference },
      ...{ city: fee.destination?.address.city ?? null, deliveredAt: fee.deliveredAt },
      ...{ expected: null, collected: null, received: null, method: null, receiptNumber: null },
      ...{ fees: fee.amount, vat, net: -fee.amount - vat, currency: invoice?.currency ?? "" },
      ...{ note: null, ...getLastDispute([]) },
    }),
  );
  return [...shown, ...rest];
}

function getLastDispute(disputes: LineDispute[]) {
  const last = disputes.at(-1);
  return {
    ...{ dispute: last?.text ?? null, disputeState: last?.state ?? null, disputedByName: last?.byName ?? null },
    ...{ disputedAt: last?.at ?? null, resolution: last?.resolution ?? null, disputes },
  };
}

function addTax(fees: Fees, tax: number): number[] {
  const weights = fees.map(({ amount }) => Math.max(0, amount));
  return weights.some((weight) => weight > 0) ? allocateAmount(tax, weights) : weights;
}
