import { uniqueNameTables } from "#app/platform/catalogue/settings-lists.ts";
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
  "slot_claims",
  "message_templates",
];

/** Maps constraints to refusals. The first matching row counts. */
export const conflicts: readonly Conflict[] = [
  // Names of settings were checked before, so a violation means a concurrent write.
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
  // A line was booked or a payment was matched by someone else.
  createNotNullConflict("bank_lines.amount", lostRace),
  // A trigger: what waits in a payment run is not voided. A document is in one run.
  createUniqueConflict("payment_run_items.live", fail("in_payment_run").failure),
  createUniqueConflict("payment_run_items.*", lostRace),
  createUniqueConflict("payment_runs.*", lostRace),
  // A trigger: a cheque that left the till is not taken back. What is not in the till, or counted by another balance, is not there.
  createUniqueConflict("cheques.state", fail("cheque_deposited").failure),
  createUniqueConflict("deposits.*", lostRace),
  // Triggers: a closed till stays empty, and one that holds or expects something is not closed.
  createUniqueConflict("tills.closed", createTakenFailure("till_id", "accounting:till.closed_fault")),
  createUniqueConflict("tills.balance", createTakenFailure("id", "accounting:till.not_empty")),
  createUniqueConflict("tills.on_the_way", createTakenFailure("id", "accounting:till.on_the_way")),
  createUniqueConflict("tills.*", createTakenFailure("name", "already_used")),
  createNotNullConflict("deposits.amount", fail("not_in_till").failure),
  createNotNullConflict("till_moves.amount", fail("not_in_till").failure),
  createNotNullConflict("till_counts.expected", lostRace),
  createUniqueConflict("invoices.*", lostRace),
  // A document is reminded of once a day.
  createUniqueConflict("document_sendings.sent_on", fail("reminder_today").failure),
  createUniqueConflict("document_sendings.*", lostRace),
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
  // A trigger of the ledger: what was posted in a closed month stays.
  createUniqueConflict("period_locks.closed_through", fail("period_closed").failure),
  // Someone else closed or reopened a month meanwhile.
  createUniqueConflict("period_events.*", lostRace),
  createUniqueConflict("datev_settings.*", lostRace),
  createUniqueConflict("datev_parties.*", lostRace),
  // Someone else connected the shop.
  createUniqueConflict("shops.*", lostRace),
  // An order item is in one open pick list.
  createUniqueConflict("picklist_items.order_item_id", lostRace),
  createUniqueConflict("items.sku", createTakenFailure("sku", "already_used")),
  // Somebody else proved that the name is theirs.
  createUniqueConflict("seller_hosts.host", createTakenFailure("host", "already_used")),
  createUniqueConflict("items.barcode", createTakenFailure("barcode", "already_used")),
  createUniqueConflict("custom_fields.*", createTakenFailure("key", "already_used")),
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
  // Another order booked the held slot, or it was given up.
  createNotNullConflict("slot_claims.number", createTakenFailure("slot_hold", "hold_over")),
  // An app showed a code or a refresh token twice at once.
  createNotNullConflict("app_exchanges.uses", lostRace),
  // Statements that write null when a row is not at the expected version (such as `incrementVersion`).
  createNotNullConflict("*.version", lostRace),
  // The role whose permissions were to be written was changed or deleted.
  createNotNullConflict("memberships.permissions", lostRace),
  createNotNullConflict("invitations.permissions", lostRace),
  createNotNullConflict("alert_rules.round", lostRace),
  createNotNullConflict("automation_rules.position", lostRace),
  createNotNullConflict("bank_rules.position", lostRace),
  // Another call booked the line meanwhile, as something else.
  createNotNullConflict("bank_payouts.part", lostRace),
  createNotNullConflict("bank_payments.part", lostRace),
  createNotNullConflict("agent_transactions.source", lostRace),
  createNotNullConflict("accounts.routing", lostRace),
  createNotNullConflict("accounts.preferences", lostRace),
  // Another run has claimed the request's key.
  createNotNullConflict("idempotency_keys.*", lostRace),
  // Another report got the name meanwhile; a worker wrote the run of this moment.
  createUniqueConflict("reports.*", lostRace),
  createUniqueConflict("report_runs.*", fail("already_done").failure),
  // Another worker has ended the run.
  createNotNullConflict("report_runs.state", fail("already_done").failure),
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
