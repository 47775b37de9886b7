import { type Failure, fail, failFields } from "#app/platform/kernel/result.ts";

/** A constraint of the schema, and the refusal it becomes when a batch violates it. */
interface Conflict {
  kind: "UNIQUE" | "NOT NULL";
  /** `table.column`, `table.*` for any column of it, `*.column` of any table, or an index by its name. */
  on: string;
  failure: Failure;
}

const { failure: lostRace } = fail("lost_race");
const createTakenFailure = (field: string, code: string) => failFields({ [field]: [{ code }] }).failure;
const createUniqueConflict = (on: string, failure: Failure): Conflict => ({ kind: "UNIQUE", on, failure });
const createNotNullConflict = (on: string, failure: Failure): Conflict => ({ kind: "NOT NULL", on, failure });

/** Tables with one row for each version or event: the second writer decides again. */
const versionedTables = [
  "order_events",
  "shipment_events",
  "plan_versions",
  "order_fees",
  "picklist_events",
  "document_events",
  "attendance_events",
];

/** Settings with a unique name, plate or number. It was checked before, so a violation means a concurrent write. */
const uniqueNameTables = [
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
  "roles",
];

/** Maps constraints to refusals. The first matching row counts. */
export const conflicts: readonly Conflict[] = [
  ...[...versionedTables, ...uniqueNameTables].map((table) => createUniqueConflict(`${table}.*`, lostRace)),
  // Another sweep wrote the run of this moment.
  createUniqueConflict("automation_runs.*", fail("already_done").failure),
  // Another sweep made the order of this date.
  createUniqueConflict("recurring_dates.*", fail("already_done").failure),
  // Someone else checked the agent in.
  createUniqueConflict("attendance.*", lostRace),
  createUniqueConflict("agent_shifts.*", lostRace),
  // A collection is in one live receipt, a number is issued once, a transfer is reversed once.
  createUniqueConflict("receipt_lines.*", lostRace),
  createUniqueConflict("collection_receipts.*", lostRace),
  createUniqueConflict("agent_transactions.*", lostRace),
  createUniqueConflict("agent_receipts.*", lostRace),
  createUniqueConflict("agent_receipt_lines.*", lostRace),
  // A line of the bank pays once.
  createUniqueConflict("bank_payments.*", lostRace),
  createUniqueConflict("bank_payouts.*", lostRace),
  createUniqueConflict("invoices.*", lostRace),
  createUniqueConflict("invoice_lines.*", lostRace),
  createUniqueConflict("settlements.*", lostRace),
  createUniqueConflict("settlement_lines.*", lostRace),
  createUniqueConflict("line_disputes.*", lostRace),
  createUniqueConflict("merchant_corrections.*", lostRace),
  createUniqueConflict("invoice_allocations.*", lostRace),
  createUniqueConflict("credit_notes.*", lostRace),
  createUniqueConflict("credit_note_lines.*", lostRace),
  createUniqueConflict("document_numbers.*", lostRace),
  createUniqueConflict("ledger_transfers.*", lostRace),
  // Someone else connected the shop.
  createUniqueConflict("shops.*", lostRace),
  // An order item is in one open pick list.
  createUniqueConflict("picklist_items.order_item_id", lostRace),
  createUniqueConflict("items.sku", createTakenFailure("sku", "already_used")),
  createUniqueConflict("items.barcode", createTakenFailure("barcode", "already_used")),
  createUniqueConflict("orders_external", createTakenFailure("external_id", "reference_taken")),
  createUniqueConflict("orders_owner_external", createTakenFailure("external_id", "reference_taken")),
  createUniqueConflict("orders.external_id", createTakenFailure("external_id", "reference_taken")),
  // A merchant workspace is one merchant of a carrier.
  createUniqueConflict("connections.*", fail("already_connected").failure),
  // Another session owns the browser's push subscription.
  createUniqueConflict("push_devices.*", createTakenFailure("endpoint", "already_used")),
  // Someone else has the address.
  createUniqueConflict("users.email", createTakenFailure("email", "already_used")),
  // A consumer already processed this message.
  createUniqueConflict("inbox.*", fail("already_done").failure),
  // The caller's access token expired.
  createNotNullConflict("access_tokens.active", fail("token_revoked").failure),
  // Statements that write null when a row is not at the expected version (such as `incrementVersion`).
  createNotNullConflict("*.version", lostRace),
  // The role whose permissions were to be written was changed or deleted.
  createNotNullConflict("memberships.permissions", lostRace),
  createNotNullConflict("invitations.permissions", lostRace),
  createNotNullConflict("alert_rules.round", lostRace),
  createNotNullConflict("automation_rules.position", lostRace),
  createNotNullConflict("agent_transactions.source", lostRace),
  createNotNullConflict("accounts.routing", lostRace),
  createNotNullConflict("accounts.preferences", lostRace),
  // Another run has claimed the request's key.
  createNotNullConflict("idempotency_keys.*", lostRace),
  // Another consumer processed these rows of the file.
  createNotNullConflict("imports.cursor", fail("import_running").failure),
];

/** The error of a trigger that keeps a rule that no constraint can: the same as a constraint's error on this column. */
export function describeUniqueConflict(on: string): string {
  return `UNIQUE constraint failed: ${on}`;
}

const constraintPattern = /(UNIQUE|NOT NULL) constraint failed: ((?:index '[^']+'|[\w.]+)(?:, [\w.]+)*)/;

/** The refusal for a failed batch's message; null for an unlisted constraint, which is a defect. */
export function findConflict(message: string): Failure | null {
  const [, kind, names = ""] = constraintPattern.exec(message) ?? [];
  const failed = names.split(", ").flatMap((name) => {
    const [table, column] = name.split(".");
    return column ? [name, `${table}.*`, `*.${column}`] : [name.replace(/^index '|'$/g, "")];
  });
  return conflicts.find((each) => each.kind === kind && failed.includes(each.on))?.failure ?? null;
}
