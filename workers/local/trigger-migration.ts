import { analyticsTriggers } from "#app/modules/analytics/db/analytics.triggers.ts";
import { attendanceTriggers } from "#app/modules/attendance/db/attendance.triggers.ts";
import { closingTriggers } from "#app/modules/closing/db/closing.triggers.ts";
import { collectionTriggers } from "#app/modules/collections/db/collections.triggers.ts";
import { customerTriggers } from "#app/modules/customers/db/customers.triggers.ts";
import { depositTriggers } from "#app/modules/deposits/db/deposits.triggers.ts";
import { memberTriggers } from "#app/modules/identity/db/members.triggers.ts";
import { stockTriggers } from "#app/modules/inventory/db/stock.triggers.ts";
import { billingTriggers } from "#app/modules/invoicing/db/billing.triggers.ts";
import { creditTriggers } from "#app/modules/invoicing/db/credits.triggers.ts";
import { accountingTriggers } from "#app/modules/ledger/db/accounting.triggers.ts";
import { agentTransactionTriggers } from "#app/modules/ledger/db/agent-transactions.triggers.ts";
import { bankTriggers } from "#app/modules/ledger/db/bank.triggers.ts";
import { paymentRunTriggers } from "#app/modules/ledger/db/payment-runs.triggers.ts";
import { tillTriggers } from "#app/modules/ledger/db/tills.triggers.ts";
import { pushTriggers } from "#app/modules/notifications/db/push.triggers.ts";
import { orderTriggers } from "#app/modules/orders/db/orders.triggers.ts";
import { directoryTriggers } from "#app/modules/partners/db/directory.triggers.ts";
import { agentReceiptTriggers } from "#app/modules/payouts/db/agent-billing.triggers.ts";
import { zoneTriggers } from "#app/modules/places/db/zones.triggers.ts";
import { orderFeeTriggers } from "#app/modules/pricing/db/order-fees.triggers.ts";
import { openDataTriggers } from "#app/modules/reports/db/open-data.triggers.ts";
import { shipmentTriggers } from "#app/modules/shipments/db/shipments.triggers.ts";
import { workspaceTriggers } from "#app/modules/workspace/db/workspace.triggers.ts";
import { auditTriggers } from "#app/platform/db/audit.triggers.ts";
import type { TriggerPart } from "#app/platform/db/triggers/trigger.ts";

/**
 * Triggers of all modules, in the order of the modules. Of the triggers of one event SQLite runs the newest first: those that set
 * a column of a row come before those that count, sum or index it.
 */
export const triggerParts: readonly TriggerPart[] = [
  ...auditTriggers,
  ...workspaceTriggers,
  ...pushTriggers,
  ...memberTriggers,
  ...zoneTriggers,
  ...orderFeeTriggers,
  ...directoryTriggers,
  ...customerTriggers,
  ...accountingTriggers,
  ...tillTriggers,
  ...paymentRunTriggers,
  ...bankTriggers,
  ...agentTransactionTriggers,
  ...orderTriggers,
  ...shipmentTriggers,
  ...stockTriggers,
  ...collectionTriggers,
  ...depositTriggers,
  ...agentReceiptTriggers,
  ...attendanceTriggers,
  ...billingTriggers,
  ...creditTriggers,
  ...closingTriggers,
  ...analyticsTriggers,
  ...openDataTriggers,
];

/** What D1 divides a migration by. */
const breakpoint = "\n--> statement-breakpoint\n";

/** Text of the migration of triggers and virtual tables. */
export const triggerMigration = `-- Written by npm run db:migrations from app/**/db/*.triggers.ts: change those, not this.
${triggerParts.map(({ why, statements }) => `-- ${why}\n${statements.join(breakpoint)}`).join(breakpoint)}
`;
