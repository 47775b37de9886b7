import { buildRunPaymentTriggers } from "#app/modules/ledger/db/payment-runs.triggers.ts";
import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import type { TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { agentReceiptStatuses } from "../model/agent-billing.enums.ts";
import { agentReceipts } from "./agent-billing.tables.ts";

export const agentReceiptTriggers: readonly TriggerPart[] = [
  {
    why: "A payment of a run follows its receipt; a receipt that waits in a run is not voided.",
    statements: buildRunPaymentTriggers("agent_receipts", agentReceipts, agentReceiptStatuses.code),
  },
  {
    why: "Receipts of payouts are counted by status, so that no list scans to count.",
    statements: buildCounterTriggers({
      ...{ name: "agent_receipts_count", of: agentReceipts, watched: ["status"] },
      ...{ module: () => "'agent_receipts'", facet: (row) => `'status:' || ${row}.status` },
    }),
  },
];
