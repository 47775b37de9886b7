import { buildCounterTriggers } from "#app/platform/db/triggers/counter-triggers.ts";
import type { TriggerPart } from "#app/platform/db/triggers/trigger.ts";
import { agentReceipts } from "./agent-billing.tables.ts";

export const agentReceiptTriggers: readonly TriggerPart[] = [
  {
    why: "Receipts of payouts are counted by status, so that no list scans to count.",
    statements: buildCounterTriggers({
      ...{ name: "agent_receipts_count", of: agentReceipts, watched: ["status"] },
      ...{ module: () => "'agent_receipts'", facet: (row) => `'status:' || ${row}.status` },
    }),
  },
];
