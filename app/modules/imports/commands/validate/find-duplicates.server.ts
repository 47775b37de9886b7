import { findOrdersByReference } from "../../db/import.reads.server.ts";
import { createIssue } from "../../model/row/row-reading.ts";
import type { ValidatedRow, ValidationContext } from "./validation-context.server.ts";

/** Marks rows whose reference belongs to an order already, and rows of a result file that are orders already. */
export async function findDuplicates(
  { scope, importId, configuration }: ValidationContext,
  rows: readonly ValidatedRow[],
): Promise<void> {
  for (const { values, issues } of rows) {
    const number = values.import_order?.trim();
    if (number) issues.push(createIssue("duplicate", "import_order", "already_imported", { number }));
  }
  const withReference = rows.filter(({ values, draft }) => values.external_id?.trim() && draft);
  const references = withReference.map(({ values }) => values.external_id?.trim() ?? "");
  if (references.length === 0) return;
  const found = await findOrdersByReference(scope, configuration.merchantId, references);
  const existing = new Map(found.filter((each) => each.importId !== importId).map((each) => [each.externalId, each]));
  for (const row of withReference) {
    const reference = row.values.external_id?.trim() ?? "";
    const order = existing.get(reference);
    if (order && !order.visible) {
      // The reference is taken by an order that the person may not see, so there is nothing to update.
      row.issues.push(createIssue("duplicate", "external_id", "duplicate_reference", { number: reference }));
    } else if (order) {
      row.existing = order;
      row.issues.push(createIssue("duplicate", "external_id", "duplicate_reference", { number: order.number }));
    }
  }
}
