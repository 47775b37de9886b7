import { agentTransactionTypes } from "#app/modules/payouts/model/agent-billing.enums.ts";
import { toSqlSet } from "#app/platform/db/sql-literals.ts";
import { buildDeleteGuard } from "#app/platform/db/triggers/guard-triggers.ts";
import { buildSumTriggers } from "#app/platform/db/triggers/sum-triggers.ts";
import {
  buildColumnSql,
  buildRefusal,
  buildTrigger,
  type RowExpression,
  type TriggerPart,
} from "#app/platform/db/triggers/trigger.ts";
import type { SpanUnit } from "#app/platform/time/day-spans.ts";
import { agentDueSpans, agentDues, agentTransactions } from "./agent-transactions.tables.ts";

const type = agentTransactionTypes.code;
const ofType =
  (code: number, value: "amount" | "quantity"): RowExpression =>
  (row) =>
    `iif(${row}.type = ${code}, ${row}.${value}, 0)`;

/** What was earned, by what for. */
const earned = {
  count: () => "1",
  total: buildColumnSql("amount"),
  flat: ofType(type.flat, "amount"),
  flatDays: ofType(type.flat, "quantity"),
  hour: ofType(type.hour, "amount"),
  hourMinutes: ofType(type.hour, "quantity"),
  shipment: ofType(type.shipment, "amount"),
  shipmentCount: ofType(type.shipment, "quantity"),
  distance: ofType(type.distance, "amount"),
  distanceMeters: ofType(type.distance, "quantity"),
  custom: ofType(type.custom, "amount"),
} as const;

const isOpen: RowExpression = (row) => `${row}.receipt_id IS NULL AND ${row}.voided_at IS NULL`;
const agentKey = {
  accountId: buildColumnSql("accountId"),
  agentId: buildColumnSql("agentId"),
  currency: buildColumnSql("currency"),
};
const units: readonly SpanUnit[] = ["day", "month"];
const fixed = ["amount", "quantity", "day", "currency", "agent_id", "account_id", "type", "source"];

export const agentTransactionTriggers: readonly TriggerPart[] = [
  {
    why: "What agents earned and is in no receipt, in all and by day and month: earnings, receipts and corrections write transactions.",
    statements: [
      ...buildSumTriggers({
        ...{ name: "agent_dues", of: agentTransactions, into: agentDues, key: agentKey, sums: earned, where: isOpen },
        ...{ watched: ["receiptId", "voidedAt"], keepsRows: true },
      }),
      ...buildSumTriggers({
        ...{ name: "agent_due_spans", of: agentTransactions, into: agentDueSpans, sums: earned, where: isOpen },
        key: {
          accountId: buildColumnSql("accountId"),
          unit: () => "s.value",
          span: (row) => `substr(${row}.day, 1, iif(s.value = 'month', 7, 10))`,
          ...{ agentId: buildColumnSql("agentId"), currency: buildColumnSql("currency") },
        },
        ...{ from: `json_each('${JSON.stringify(units)}') s`, watched: ["receiptId", "voidedAt"], keepsRows: true },
        // A span of which nothing is open has no row.
        afterUpdate: [
          `DELETE FROM agent_due_spans
  WHERE account_id = OLD.account_id AND unit IN ${toSqlSet(units)} AND span IN (OLD.day, substr(OLD.day, 1, 7)) AND agent_id = OLD.agent_id AND currency = OLD.currency AND count = 0;`,
        ],
      }),
    ],
  },
  {
    why: "What was earned says the same for good; a correction voids it.",
    statements: [
      buildTrigger({
        ...{ name: "agent_transactions_keep_update", at: "BEFORE UPDATE", on: agentTransactions },
        when: fixed.map((each) => `NEW.${each} <> OLD.${each}`).join(" OR "),
        run: [buildRefusal("agent_transactions keep what they say")],
      }),
      buildDeleteGuard(agentTransactions, "agent_transactions are voided, not deleted"),
    ],
  },
];
