import { createOrderIdentities, insertOrders } from "#app/modules/orders/db/order.writes.server.ts";
import { replaceOrdersByCarrier } from "#app/modules/orders/db/replace.writes.server.ts";
import { getStatusAtCreation } from "#app/modules/orders/model/order.rules.ts";
import { resolveOwnership } from "#app/modules/orders/model/order-ownership.ts";
import type { PreparedOrder } from "#app/modules/orders/model/prepared-order.ts";
import { readTradingPartners } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { PlaceSnapshot } from "#app/platform/geo/place.ts";
import type { StoredImportRow } from "../../db/import.reads.server.ts";
import type { ImportCounts } from "../../model/import.ts";
import { prepareRow } from "../validate/prepare-row.server.ts";
import { toReplacement } from "../validate/replace-row.server.ts";
import { decideRowOutcome } from "../validate/row-outcome.server.ts";
import type { CommitContext, ValidatedRow } from "../validate/validation-context.server.ts";

type CommitCounts = Pick<ImportCounts, "created" | "draft" | "updated" | "skipped" | "part">;

/** Rows turned into orders: the statements that write them, the rows to store, and the counts. */
export interface CommittedRows {
  statements: Statement[];
  stored: Omit<StoredImportRow, "importId" | "accountId">[];
  outcome: CommitCounts;
}

/** Creates the orders of checked rows: created, created as Draft, updated, or left out. */
export async function commitRows(
  context: CommitContext,
  source: PlaceSnapshot,
  rows: readonly ValidatedRow[],
): Promise<CommittedRows> {
  const { scope, configuration } = context;
  const named = [...new Set(rows.flatMap(({ draft }) => draft?.merchant_id ?? []))];
  const partners = await readTradingPartners(scope, { merchants: named, methods: [] });
  const heads = rows.filter(({ head }) => head === null);
  const outcomes = heads.map((row) => {
    const ownership = row.draft && resolveOwnership(scope.account, row.draft, partners);
    return { row, ownership, outcome: decideRowOutcome(row, configuration.duplicates, ownership) };
  });
  const ordersToCreate = outcomes.filter(({ outcome }) => outcome === "create" || outcome === "draft");
  const identities = await createOrderIdentities(scope, ordersToCreate.length);
  const counts: CommitCounts = { created: 0, draft: 0, updated: 0, skipped: 0, part: 0 };
  const numbers = new Map<number, string>();
  const created: PreparedOrder[] = [];
  const replaced: ReturnType<typeof toReplacement>[] = [];
  const stored: CommittedRows["stored"] = [];
  let next = 0;
  for (const { row, ownership, outcome } of outcomes) {
    if (outcome === "update" && row.existing && ownership?.ok) {
      const order = prepareRow(context, source, row, { ...row.existing, trackingToken: "" }, ownership.value);
      const status = getStatusAtCreation(order.issues, row.existing.carrierAccountId !== null);
      replaced.push(toReplacement({ ...order, status }, row.existing));
      counts.updated += 1;
      numbers.set(row.row, row.existing.number);
      stored.push(toStoredRow(row, "updated", row.existing.number));
    } else if ((outcome === "create" || outcome === "draft") && ownership?.ok) {
      const identity = identities[next];
      next += 1;
      if (!identity) throw new Error(`no identity for row ${row.row}`);
      created.push(prepareRow(context, source, row, identity, ownership.value));
      numbers.set(row.row, identity.number);
      counts[outcome === "create" ? "created" : "draft"] += 1;
      if (row.worthStoring || row.issues.length > 0)
        stored.push(toStoredRow(row, outcome === "create" ? "created" : "draft", identity.number));
    } else {
      counts.skipped += 1;
      stored.push(toStoredRow(row, "skipped", null));
    }
  }
  for (const row of rows) {
    if (row.head === null) continue;
    const number = row.joined ? (numbers.get(row.head) ?? null) : null;
    const state = number === null ? "skipped" : "part";
    counts[state] += 1;
    stored.push(toStoredRow(row, state, number));
  }
  return {
    statements: [...insertOrders(scope, created), ...replaceOrdersByCarrier(scope, replaced)],
    stored,
    outcome: counts,
  };
}

function toStoredRow(
  row: ValidatedRow,
  state: StoredImportRow["state"],
  orderNumber: string | null,
): CommittedRows["stored"][number] {
  const { values, issues, existing, decision } = row;
  return { row: row.row, state, values, issues, orderNumber, duplicateOf: existing?.number ?? null, decision };
}
