import { buildLinkedRowTriggers, buildLiveLineTriggers } from "#app/modules/ledger/db/document-line-counters.ts";
import type { PrepaidHolder } from "#app/modules/ledger/model/accounting.enums.ts";
import { collections } from "#app/modules/orders/db/orders.tables.ts";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";
import { toSqlLiteral, toSqlSet } from "#app/platform/db/sql-literals.ts";
import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import { buildSumTriggers } from "#app/platform/db/triggers/sum-triggers.ts";
import {
  buildColumnSql,
  type RowExpression,
  type TriggerPart,
  type TriggerRow,
} from "#app/platform/db/triggers/trigger.ts";
import { buildFacetTriggers } from "#app/platform/lists/facet-triggers.ts";
import { collectionFacets } from "./collection-facets.ts";
import { agentHoldings, collectionReceipts, receiptLines } from "./receipts.tables.ts";

const { prepaid, collected, received } = collectionStatuses.code;
const carrier: PrepaidHolder = "carrier";

/** What came in: received from an agent, or paid ahead to the carrier. */
export const isReceived: RowExpression = (row) =>
  `(${row}.status = ${received} OR (${row}.status = ${prepaid} AND ${row}.prepaid_holder = ${toSqlLiteral(carrier)}))`;

const cash = toSqlSet(paymentMethods.filter(({ held }) => held === "agent_cash"));
const isOpen = (row: TriggerRow) => `${row}.receipt_id IS NULL`;
const inCash = (row: TriggerRow) => `${row}.method IN ${cash}`;
const holding =
  (of: "open" | "receipt", value: RowExpression): RowExpression =>
  (row) =>
    of === "open" ? `iif(${isOpen(row)}, ${value(row)}, 0)` : `iif(${isOpen(row)}, 0, ${value(row)})`;
const cashAmount: RowExpression = (row) => `iif(${inCash(row)}, ${row}.amount, 0)`;
const otherAmount: RowExpression = (row) => `iif(${inCash(row)}, 0, ${row}.amount)`;
const one: RowExpression = () => "1";

export const collectionTriggers: readonly TriggerPart[] = [
  {
    why: "Collections and receipts are counted by status, so that no list scans to count.",
    statements: [
      ...buildCounterTriggers({
        ...{ name: "collections_count", of: collections, watched: ["status", "accountId"] },
        ...{ module: () => "'collections'", facet: (row) => `'status:' || ${row}.status` },
      }),
      ...buildCounterTriggers({
        ...{ name: "collection_receipts_count", of: collectionReceipts, watched: ["status"] },
        ...{ module: () => "'collection_receipts'", facet: (row) => `'status:' || ${row}.status` },
      }),
    ],
  },
  {
    why: "What agents hold, collected and not received: five commands move collections, and the screen of it adds nothing up.",
    statements: buildSumTriggers({
      ...{ name: "agent_holdings", of: collections, into: agentHoldings },
      key: {
        accountId: buildColumnSql("accountId"),
        agentId: (row) => `coalesce(${row}.agent_id, '')`,
        currency: buildColumnSql("currency"),
      },
      sums: {
        openCount: holding("open", one),
        openCash: holding("open", cashAmount),
        openOther: holding("open", otherAmount),
        receiptCount: holding("receipt", one),
        receiptCash: holding("receipt", cashAmount),
        receiptOther: holding("receipt", otherAmount),
      },
      where: (row) => `${row}.status = ${collected}`,
      watched: ["status", "agentId", "receiptId", "amount", "currency", "method", "accountId"],
    }),
  },
  {
    why: "What the books are reconciled with: what was received, or paid ahead to the carrier, for each merchant and for the account itself.",
    statements: buildCounterTriggers({
      ...{ name: "collections_received", of: collections, module: () => "'received'" },
      facet: (row) => `coalesce(${row}.merchant_id, '') || ':' || ${row}.currency`,
      ...{ amount: buildColumnSql("amount"), where: isReceived },
      watched: ["status", "prepaidHolder", "amount", "currency", "merchantId", "accountId"],
    }),
  },
  {
    why: "What the books are reconciled with: lines of live receipts, and collections that say they are in one. Two counts that know nothing of each other.",
    statements: [
      ...buildLiveLineTriggers(receiptLines, (row) => `${row}.live = 1`),
      ...buildLinkedRowTriggers(collections, "receiptId", "receipt_lines"),
    ],
  },
  { why: "What the list of collections is filtered by.", statements: buildFacetTriggers(collectionFacets) },
];
