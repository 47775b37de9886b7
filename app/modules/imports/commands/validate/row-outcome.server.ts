import { replaceableStatuses } from "#app/modules/orders/db/replace.writes.server.ts";
import type { OrderOwnership } from "#app/modules/orders/model/order-ownership.ts";
import { mergeMetadata } from "#app/platform/kernel/metadata.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import { getPlannedOutcome } from "../../model/import.ts";
import { createIssue } from "../../model/row/row-reading.ts";
import type { ValidatedRow, ValidationContext } from "./validation-context.server.ts";

/**
 * An order that already left is not overwritten; a duplicate within the file has no order of its own to update; no
 * order is created without an owner, nor beyond a billing limit.
 */
export function decideRowOutcome(
  row: ValidatedRow,
  duplicates: ValidationContext["configuration"]["duplicates"],
  ownership: Result<OrderOwnership> | null,
): ReturnType<typeof getPlannedOutcome> {
  const outcome = getPlannedOutcome(row.state, (row.located?.issues.length ?? 0) === 0, row.decision, duplicates);
  if ((outcome === "create" || outcome === "draft") && ownership && !ownership.ok) {
    row.issues.push(createIssue("error", "external_id", ownership.failure.code));
    return "reject";
  }
  if (outcome !== "update") return outcome;
  if (!row.existing) return "skip";
  const merged = mergeMetadata(row.existing.metadata, row.draft?.metadata ?? {});
  if (merged.ok && replaceableStatuses.includes(row.existing.status)) return outcome;
  row.issues.push(
    merged.ok
      ? createIssue("error", "external_id", "order_not_changeable", { number: row.existing.number })
      : createIssue("error", "metadata", "metadata_unreadable"),
  );
  return "reject";
}
