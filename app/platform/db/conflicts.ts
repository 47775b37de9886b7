import { type Failure, fail, failFields } from "#app/platform/kernel/result.ts";

/** A constraint of the schema, and what it means when it stops a batch. */
interface Conflict {
  kind: "UNIQUE" | "NOT NULL";
  /** `table.column`, `table.*` for any column of it, `*.column` of any table, or an index by its name. */
  on: string;
  failure: Failure;
}

const { failure: lostRace } = fail("lost_race");
const taken = (field: string, code: string) => failFields({ [field]: [{ code }] }).failure;
const unique = (on: string, failure: Failure): Conflict => ({ kind: "UNIQUE", on, failure });
const notNull = (on: string, failure: Failure): Conflict => ({ kind: "NOT NULL", on, failure });

/** Tables whose rows are one for each version, or once for each event: whoever comes second decides again. */
const timelines = [
  "order_events",
  "shipment_events",
  "plan_versions",
  "order_fees",
  "picklist_events",
  "document_events",
  "attendance_events",
];

/** Settings with a name, plate or number of their own: checked before, so that here it was taken in the same moment. */
const named = [
  "agents",
  "vehicles",
  "locations",
  "package_templates",
  "label_designs",
  "shipping_methods",
  "teams",
  "equipment",
  "delivery_zones",
  "webhook_endpoints",
  "alert_rules",
  "automation_rules",
];

/** Which constraint means which refusal: the one place that knows. The first row that fits counts. */
export const conflicts: readonly Conflict[] = [
  ...[...timelines, ...named].map((table) => unique(`${table}.*`, lostRace)),
  // Another sweep wrote the run of this moment.
  unique("automation_runs.*", fail("already_done").failure),
  // Another sweep made the order of this date.
  unique("recurring_dates.*", fail("already_done").failure),
  // Somebody else checked the agent in.
  unique("attendance.*", lostRace),
  unique("agent_shifts.*", lostRace),
  // A collection is in one live receipt, a number is given once, a transfer is taken back once.
  unique("receipt_lines.*", lostRace),
  unique("collection_receipts.*", lostRace),
  unique("agent_transactions.*", lostRace),
  unique("agent_receipts.*", lostRace),
  unique("agent_receipt_lines.*", lostRace),
  // A line of the bank pays once.
  unique("bank_payments.*", lostRace),
  unique("bank_payouts.*", lostRace),
  unique("invoices.*", lostRace),
  unique("invoice_lines.*", lostRace),
  unique("settlements.*", lostRace),
  unique("settlement_lines.*", lostRace),
  unique("line_disputes.*", lostRace),
  unique("merchant_corrections.*", lostRace),
  unique("document_numbers.*", lostRace),
  unique("ledger_transfers.*", lostRace),
  // Somebody else connected the shop.
  unique("shops.*", lostRace),
  // An order item is in one open pick list.
  unique("picklist_items.order_item_id", lostRace),
  unique("items.sku", taken("sku", "already_used")),
  unique("items.barcode", taken("barcode", "already_used")),
  unique("orders_external", taken("external_id", "reference_taken")),
  unique("orders_owner_external", taken("external_id", "reference_taken")),
  unique("orders.external_id", taken("external_id", "reference_taken")),
  // A merchant workspace is one merchant of a carrier.
  unique("connections.*", fail("already_connected").failure),
  // Another session has the browser.
  unique("push_devices.*", taken("endpoint", "already_used")),
  // Somebody else has the address.
  unique("users.email", taken("email", "already_used")),
  // A consumer worked this message before.
  unique("inbox.*", fail("already_done").failure),
  // The secret of the program that asks is over.
  notNull("access_tokens.active", fail("token_revoked").failure),
  // Statements that write null where a row is not what was read (`nextVersion`, and its like).
  notNull("*.version", lostRace),
  notNull("alert_rules.round", lostRace),
  notNull("automation_rules.position", lostRace),
  notNull("agent_transactions.source", lostRace),
  notNull("accounts.routing", lostRace),
  notNull("accounts.preferences", lostRace),
  // Another run holds the request's key.
  notNull("idempotency_keys.*", lostRace),
  // Another consumer did these rows of the file.
  notNull("imports.cursor", fail("import_running").failure),
];

const told = /(UNIQUE|NOT NULL) constraint failed: ((?:index '[^']+'|[\w.]+)(?:, [\w.]+)*)/;

/** What the message of a failed batch means; null for what no row knows, which is a fault of ours. */
export function conflictIn(message: string): Failure | null {
  const [, kind, names = ""] = told.exec(message) ?? [];
  const failed = names.split(", ").flatMap((name) => {
    const [table, column] = name.split(".");
    return column ? [name, `${table}.*`, `*.${column}`] : [name.replace(/^index '|'$/g, "")];
  });
  return conflicts.find((each) => each.kind === kind && failed.includes(each.on))?.failure ?? null;
}
