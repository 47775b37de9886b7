import { groupIssuesByField } from "#app/platform/kernel/issues.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import { orderDraftSchema } from "../order.ts";
import { parseCustomerCell, parsePlaceCell } from "./customer-cells.ts";
import {
  parseDocumentsCell,
  parseDriversCell,
  parseDurationCell,
  parseKindCell,
  parsePriorityCell,
  parseRequirementsCell,
  parseTagsCell,
  parseTimeCell,
} from "./detail-cells.ts";
import { parseCollectionsCell, parsePackagesCell, parseProofCell } from "./goods-cells.ts";
import { type CellResult, createCell, type GridCellKey, type GridColumnKey, type GridContext } from "./grid-context.ts";
import { parseOwnCells } from "./own-cells.ts";

/** A row of the grid as the input of a new order, with its errors by column. */
export interface ParsedGridRow {
  draft: Record<string, unknown>;
  faults: Partial<Record<GridCellKey, Issue>>;
  /** A lookup is still running. */
  pending: boolean;
}

/** The column of an order's field, by the first part of its path. */
const columnByField: Readonly<Record<string, GridColumnKey>> = {
  external_id: "external_id",
  source: "source",
  destination: "destination",
  shipping_method_id: "carrier",
  without_carrier: "carrier",
  merchant_id: "merchant",
  customer: "customer",
  packages: "packages",
  collections: "collections",
  proof_of_delivery: "proof",
  documents: "documents",
  tags: "tags",
  requirements: "requirements",
  service_minutes: "service_time",
  priority: "priority",
  notes: "notes",
  "delivery_schedule.from": "delivery_from",
  delivery_schedule: "delivery_to",
  "pickup_schedule.from": "pickup_from",
  pickup_schedule: "pickup_to",
  "requirements.allowed_agents": "allowed_drivers",
  kind: "kind",
};

/** The column where the error of a field is shown; the reference column where no column fits. */
export function getGridColumn(path: string): GridCellKey {
  const [first = "", second = ""] = path.split(".");
  if (first === "metadata" && second) return `metadata.${second}`;
  return columnByField[`${first}.${second}`] ?? columnByField[first] ?? "external_id";
}

const noCarrierPattern = /^(none|no carrier|without( a)? carrier|ohne( frachtführer)?|kein frachtführer|-|–|—)$/i;

/** Parses a row: first each cell, then the whole by the schema that the server uses. */
export function parseGridRow(cells: Readonly<Record<string, string>>, context: GridContext): ParsedGridRow {
  const faults: ParsedGridRow["faults"] = {};
  let pending = false;
  const text = (column: GridColumnKey) => cells[column] ?? "";
  const take = <Value>(column: GridColumnKey, read: CellResult<Value>): Value | undefined => {
    if ("fault" in read) faults[column] = read.fault;
    else if ("pending" in read) pending = true;
    else return read.value;
    return undefined;
  };
  const kind =
    take("kind", parseKindCell(text("kind"))) ?? (context.account === "merchant" ? "merchant_standard" : "standard");
  const method = noCarrierPattern.test(text("carrier").trim()) ? "" : text("carrier");
  const ofMerchant = kind.startsWith("merchant_");
  const place = (column: "source" | "destination") => {
    const read = parsePlaceCell(text(column), context);
    const saved = "value" in read && read.value?.location_id;
    // An order for a merchant may leave from or go to a saved location only when the merchant is named.
    if (saved && ofMerchant && context.account === "carrier" && text("merchant").trim() === "")
      return take(column, { fault: { code: "merchant_required_for_locations" } });
    return take(column, read);
  };
  const own = parseOwnCells(cells, context);
  Object.assign(faults, own.faults);
  const draft = {
    kind,
    external_id: text("external_id") || undefined,
    source: place("source"),
    destination: place("destination"),
    without_carrier: noCarrierPattern.test(text("carrier").trim()),
    shipping_method_id: take("carrier", parseReferenceCell("shipping_methods", method, context)),
    merchant_id: take("merchant", parseReferenceCell("merchants", text("merchant"), context)),
    customer:
      kind === "internal" && !text("customer").trim()
        ? undefined
        : take("customer", parseCustomerCell(text("customer"), context)),
    units: "base",
    packages: take("packages", parsePackagesCell(text("packages"), context)) ?? [{ quantity: 1 }],
    collections: take("collections", parseCollectionsCell(text("collections"), context)),
    proof_of_delivery: take("proof", parseProofCell(text("proof"))),
    documents: take("documents", parseDocumentsCell(text("documents"), context)),
    tags: take("tags", parseTagsCell(text("tags"))),
    requirements: {
      ...take("requirements", parseRequirementsCell(text("requirements"))),
      allowed_agents: take("allowed_drivers", parseDriversCell(text("allowed_drivers"), context)),
    },
    service_minutes: take("service_time", parseDurationCell(text("service_time"), context)),
    priority: take("priority", parsePriorityCell(text("priority"))),
    notes: text("notes") || undefined,
    metadata: own.metadata,
    delivery_schedule: getWindow("delivery"),
    pickup_schedule: getWindow("pickup"),
  };
  function getWindow(which: "delivery" | "pickup") {
    const [from, to] = [`${which}_from`, `${which}_to`] as const;
    return {
      from: take(from, parseTimeCell(text(from), "from", context)),
      to: take(to, parseTimeCell(text(to), "to", context)),
    };
  }
  if (text("packages").trim() === "") faults.packages ??= { code: "required" };
  const parsed = orderDraftSchema.safeParse(draft, { reportInput: true });
  if (!parsed.success && !pending)
    for (const [path, [issue]] of Object.entries(groupIssuesByField(parsed.error)))
      if (issue) faults[getGridColumn(path)] ??= issue;
  return { draft, faults, pending };
}

function parseReferenceCell(
  kind: "shipping_methods" | "merchants",
  text: string,
  context: GridContext,
): CellResult<string> {
  if (text.trim() === "") return createCell<string>(undefined);
  const looked = context.lookUp(kind, text);
  if (looked === undefined) return { pending: true };
  return looked ? createCell(looked.id) : { fault: { code: "not_found_named", params: { text } } };
}
