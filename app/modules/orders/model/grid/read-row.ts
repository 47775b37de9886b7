import { fieldsOf } from "#app/platform/kernel/issues.ts";
import type { Issue } from "#app/platform/kernel/result.ts";
import { orderDraftSchema } from "../order.ts";
import { type CellRead, type GridColumnKey, type GridContext, value } from "./grid-context.ts";
import { readCollections, readPackages, readProof } from "./read-goods.ts";
import { readCustomer, readPlace } from "./read-people.ts";
import {
  readDocuments,
  readDrivers,
  readDuration,
  readKind,
  readPriority,
  readRequirements,
  readTags,
  readTime,
} from "./read-rules.ts";

/** A row of the grid as an order to ask for, with what is wrong by column. */
export interface ReadRow {
  draft: Record<string, unknown>;
  faults: Partial<Record<GridColumnKey, Issue>>;
  /** Something is still being looked up. */
  pending: boolean;
}

/** The column that a field of an order stands in, by the first word of its path. */
const columnOfField: Readonly<Record<string, GridColumnKey>> = {
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

/** The column where a fault of a field is shown; the reference's where no column is about it. */
export function columnOf(path: string): GridColumnKey {
  const [first = "", second = ""] = path.split(".");
  return columnOfField[`${first}.${second}`] ?? columnOfField[first] ?? "external_id";
}

const noCarrier = /^(none|no carrier|without( a)? carrier|ohne( frachtführer)?|kein frachtführer|-|–|—)$/i;

/** Reads a row by the cells' own rules and then by those of the server (the same schema). */
export function readRow(cells: Readonly<Record<string, string>>, context: GridContext): ReadRow {
  const faults: ReadRow["faults"] = {};
  let pending = false;
  const text = (column: GridColumnKey) => cells[column] ?? "";
  const take = <Value>(column: GridColumnKey, read: CellRead<Value>): Value | undefined => {
    if ("fault" in read) faults[column] = read.fault;
    else if ("pending" in read) pending = true;
    else return read.value;
    return undefined;
  };
  const kind =
    take("kind", readKind(text("kind"))) ?? (context.account === "merchant" ? "merchant_standard" : "standard");
  const method = noCarrier.test(text("carrier").trim()) ? "" : text("carrier");
  const ofMerchant = kind.startsWith("merchant_");
  const place = (column: "source" | "destination") => {
    const read = readPlace(text(column), context);
    const saved = "value" in read && read.value?.location_id;
    // Domain §5: an order for a merchant may only leave from or go to a location once the merchant is named.
    if (saved && ofMerchant && context.account === "carrier" && text("merchant").trim() === "")
      return take(column, { fault: { code: "merchant_required_for_locations" } });
    return take(column, read);
  };
  const draft = {
    kind,
    external_id: text("external_id") || undefined,
    source: place("source"),
    destination: place("destination"),
    without_carrier: noCarrier.test(text("carrier").trim()),
    shipping_method_id: take("carrier", named("shipping_methods", method, context)),
    merchant_id: take("merchant", named("merchants", text("merchant"), context)),
    customer:
      kind === "internal" && !text("customer").trim()
        ? undefined
        : take("customer", readCustomer(text("customer"), context)),
    units: "base",
    packages: take("packages", readPackages(text("packages"), context)) ?? [{ quantity: 1 }],
    collections: take("collections", readCollections(text("collections"), context)),
    proof_of_delivery: take("proof", readProof(text("proof"))),
    documents: take("documents", readDocuments(text("documents"), context)),
    tags: take("tags", readTags(text("tags"))),
    requirements: {
      ...take("requirements", readRequirements(text("requirements"))),
      allowed_agents: take("allowed_drivers", readDrivers(text("allowed_drivers"), context)),
    },
    service_minutes: take("service_time", readDuration(text("service_time"), context)),
    priority: take("priority", readPriority(text("priority"))),
    notes: text("notes") || undefined,
    delivery_schedule: windowOf("delivery"),
    pickup_schedule: windowOf("pickup"),
  };
  function windowOf(which: "delivery" | "pickup") {
    const [from, to] = [`${which}_from`, `${which}_to`] as const;
    return { from: take(from, readTime(text(from), "from", context)), to: take(to, readTime(text(to), "to", context)) };
  }
  if (text("packages").trim() === "") faults.packages ??= { code: "required" };
  const parsed = orderDraftSchema.safeParse(draft, { reportInput: true });
  if (!parsed.success && !pending)
    for (const [path, [issue]] of Object.entries(fieldsOf(parsed.error))) if (issue) faults[columnOf(path)] ??= issue;
  return { draft, faults, pending };
}

/** The id behind a name. */
function named(kind: "shipping_methods" | "merchants", text: string, context: GridContext): CellRead<string> {
  if (text.trim() === "") return value<string>(undefined);
  const looked = context.look(kind, text);
  if (looked === undefined) return { pending: true };
  return looked ? value(looked.id) : { fault: { code: "not_found_named", params: { text } } };
}
