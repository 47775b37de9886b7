import { isReceived } from "#app/modules/collections/db/collections.triggers.ts";
import { buildLinkedRowTriggers, buildLiveLineTriggers } from "#app/modules/ledger/db/document-line-counters.ts";
import { buildRunPaymentTriggers } from "#app/modules/ledger/db/payment-runs.triggers.ts";
import { settlementStatuses } from "#app/modules/ledger/model/accounting.enums.ts";
import type { StatementLineKind } from "#app/modules/ledger/model/billing.enums.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { orderFees } from "#app/modules/pricing/db/order-fees.tables.ts";
import { pricedFees } from "#app/modules/pricing/model/fee.enums.ts";
import { describeUniqueConflict } from "#app/platform/db/conflicts.ts";
import { toSqlLiteral, toSqlSet } from "#app/platform/db/sql-literals.ts";
import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import { buildSumTriggers } from "#app/platform/db/triggers/sum-triggers.ts";
import {
  buildChangeCondition,
  buildColumnSql,
  buildRefusal,
  buildTrigger,
  type TriggerPart,
  type TriggerRow,
} from "#app/platform/db/triggers/trigger.ts";
import {
  invoiceLines,
  invoices,
  merchantBalances,
  merchantCorrections,
  settlementLines,
  settlements,
} from "./billing.tables.ts";

const merchantKey = {
  accountId: buildColumnSql("accountId"),
  merchantId: buildColumnSql("merchantId"),
  currency: buildColumnSql("currency"),
};
const held = { heldCount: () => "1", held: buildColumnSql("amount") };
const isPending = (row: TriggerRow) => `(${row}.fee_count > 0 OR ${row}.held_count > 0)`;
const collectionLine: StatementLineKind = "collection";

export const billingTriggers: readonly TriggerPart[] = [
  {
    why: "A payment of a run follows its settlement; one that waits in a run is not voided, and its amount stays.",
    statements: [
      ...buildRunPaymentTriggers("settlements", settlements, {
        ...settlementStatuses.code,
        paid: settlementStatuses.code.settled,
      }),
      buildTrigger({
        ...{ name: "payment_run_items_fixed", at: "BEFORE UPDATE", on: settlements, of: ["closing"] },
        when: "NEW.closing <> OLD.closing AND EXISTS (SELECT 1 FROM payment_run_items i WHERE i.document_id = NEW.id AND i.live = 1)",
        run: [buildRefusal(describeUniqueConflict("payment_run_items.document_id"))],
      }),
    ],
  },
  {
    why: "What merchants owe and are owed: fees on no invoice, and collections and corrections of disputes that are in no settlement. Commands of six modules write these rows.",
    statements: [
      ...buildSumTriggers({
        ...{ name: "merchant_balances_fee", of: orderFees, into: merchantBalances, key: merchantKey },
        sums: {
          orderCount: (row) => `iif(${row}.type IN ${toSqlSet(pricedFees)}, 1, 0)`,
          ...{ feeCount: () => "1", fees: buildColumnSql("amount") },
        },
        where: (row) => `${row}.merchant_id IS NOT NULL AND ${row}.voided_at IS NULL AND ${row}.invoice_id IS NULL`,
        ...{ watched: ["amount", "currency", "voidedAt", "invoiceId", "merchantId"], keepsRows: true },
      }),
      ...buildSumTriggers({
        ...{ name: "merchant_balances_held", of: collections, into: merchantBalances, key: merchantKey, sums: held },
        where: (row) => `${row}.merchant_id IS NOT NULL AND ${row}.settlement_id IS NULL AND ${isReceived(row)}`,
        watched: ["status", "merchantId", "settlementId", "prepaidHolder", "amount", "currency", "accountId"],
      }),
      ...buildSumTriggers({
        ...{ name: "merchant_balances_correction", of: merchantCorrections, into: merchantBalances },
        ...{ key: merchantKey, sums: held, where: (row) => `${row}.settlement_id IS NULL` },
        watched: ["settlementId", "amount", "currency", "merchantId"],
      }),
    ],
  },
  {
    why: "What is pending has the name of its merchant, to be sorted by, and is counted.",
    statements: [
      buildTrigger({
        ...{ name: "merchant_balances_name", at: "AFTER INSERT", on: merchantBalances },
        run: [
          `UPDATE merchant_balances SET merchant_name = coalesce((SELECT m.name FROM merchants m WHERE m.id = NEW.merchant_id), '')
  WHERE account_id = NEW.account_id AND merchant_id = NEW.merchant_id AND currency = NEW.currency;`,
        ],
      }),
      buildTrigger({
        ...{ name: "merchant_balances_renamed", at: "AFTER UPDATE", on: merchants, of: ["name"] },
        when: buildChangeCondition(["name"]),
        run: [
          "UPDATE merchant_balances SET merchant_name = NEW.name WHERE account_id = NEW.account_id AND merchant_id = NEW.id;",
        ],
      }),
      ...buildCounterTriggers({
        ...{ name: "merchant_balances_count", of: merchantBalances, watched: ["feeCount", "heldCount"] },
        ...{ module: () => "'merchant_balances'", facet: () => "'open'", where: isPending },
      }),
    ],
  },
  {
    why: "Invoices and settlements are counted by status, so that no list scans to count.",
    statements: [
      ...buildCounterTriggers({
        ...{ name: "invoices_count", of: invoices, watched: ["status"] },
        ...{ module: () => "'invoices'", facet: (row) => `'status:' || ${row}.status` },
      }),
      ...buildCounterTriggers({
        ...{ name: "settlements_count", of: settlements, watched: ["status"] },
        ...{ module: () => "'settlements'", facet: (row) => `'status:' || ${row}.status` },
      }),
    ],
  },
  {
    why: "What the books are reconciled with: live lines of settlements and invoices, and rows that say they are in one. Two counts that know nothing of each other.",
    statements: [
      ...buildLiveLineTriggers(
        settlementLines,
        (row) => `${row}.live = 1 AND ${row}.kind = ${toSqlLiteral(collectionLine)}`,
      ),
      ...buildLiveLineTriggers(invoiceLines, (row) => `${row}.live = 1 AND ${row}.fee_id IS NOT NULL`),
      ...buildLinkedRowTriggers(collections, "settlementId", "settlement_lines"),
      ...buildLinkedRowTriggers(orderFees, "invoiceId", "invoice_lines"),
    ],
  },
];
