import { z } from "zod";
import { expectedVersionSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { MAX_PICKLIST_ORDERS, type PicklistStatus, picklistStatuses } from "./stock.enums.ts";

/** A pick list from orders: all their items that are in no open list. */
export const createPicklistSchema = z.object({
  name: optionalSchema(textSchema(120)),
  user_id: optionalSchema(z.uuid()),
  orders: z.array(z.uuid()).min(1).max(MAX_PICKLIST_ORDERS),
});

const picklistVersionFields = { id: z.uuid(), version: expectedVersionSchema };

/** The picker; null removes the assignment. */
export const assignPicklistSchema = z.object({ ...picklistVersionFields, user_id: z.uuid().nullable() });

export const picklistStepSchema = z.object(picklistVersionFields);

/** A scanned or typed code, and whether it picks or packs. */
export const scanSchema = z.object({
  ...picklistVersionFields,
  code: textSchema(200),
  mode: z.enum(["pick", "pack"]).default("pick"),
  quantity: z.coerce.number().int().min(1).max(100_000).default(1),
});
export type Scan = z.output<typeof scanSchema>;

/** A line of an order in a pick list. */
export interface PickLine {
  orderItemId: string;
  orderId: string;
  orderNumber: string;
  sku: string | null;
  barcode: string | null;
  name: string;
  quantity: number;
  picked: number;
  packed: number;
  /** Stock on the shelf; null where it is not counted. */
  available: number | null;
}

/** The effect of a scan: line and quantity. */
export interface PickedLine {
  line: PickLine;
  kind: "picked" | "packed";
  quantity: number;
}

const normalizeCode = (text: string | null) => (text ?? "").trim().toLowerCase();

/**
 * Finds the line of a code, by barcode, otherwise by SKU: the first with quantity left. Refuses a wrong item, too many
 * of it, more than is in stock, and packing before picking.
 */
export function matchScan(
  lines: readonly PickLine[],
  { code, mode, quantity }: Omit<Scan, "id" | "version">,
): Result<PickedLine> {
  const wanted = normalizeCode(code);
  const byBarcode = lines.filter(({ barcode }) => barcode !== null && normalizeCode(barcode) === wanted);
  const matching =
    byBarcode.length > 0 ? byBarcode : lines.filter(({ sku }) => sku !== null && normalizeCode(sku) === wanted);
  const [first] = matching;
  if (!first) return fail("item_not_in_list", { code: code.trim() });
  const getRemaining = ({ quantity: ordered, picked, packed }: PickLine) =>
    mode === "pick" ? ordered - picked : picked - packed;
  const line = matching.find((each) => getRemaining(each) >= quantity);
  if (line && mode === "pick" && line.available !== null && line.available < quantity)
    return fail("item_out_of_stock", { name: line.name, left: line.available });
  if (line) return ok({ line, kind: mode === "pick" ? "picked" : "packed", quantity });
  const unpicked = mode === "pack" && matching.some(({ packed, quantity: ordered }) => packed < ordered);
  const left = matching.reduce((sum, each) => sum + Math.max(0, getRemaining(each)), 0);
  return unpicked && left < quantity
    ? fail("item_not_picked", { name: first.name })
    : fail("item_complete", { name: first.name, left });
}

/** True while a list can be worked on. */
export function isPicklistOpen(status: PicklistStatus): boolean {
  return status !== picklistStatuses.code.completed;
}
