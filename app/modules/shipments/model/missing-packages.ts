import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExpectedLine, Receipt } from "./receive-packages.ts";

/** So many packages of a line that were not there to be handed over. */
export interface MissingLine {
  id: string;
  quantity: number;
}

/** A line of packages that was handed over in part, or not at all, by what it was called then. */
export type MissingPackageLine = Pick<ExpectedLine, "id" | "name" | "barcode"> & { quantity: number };

/** What was said of the packages at a door. */
export interface PackageReport {
  /** Which were not there. */
  missing?: readonly MissingPackageLine[] | undefined;
  /** Lines that were scanned or ticked, of how many. */
  checked?: { lines: number; of: number } | undefined;
}

/** What came of the packages at a door. */
export interface HandoverCount {
  receipt: Receipt;
  missing: MissingPackageLine[];
}

/**
 * Counts what was handed over: all that a shipment carries but what is missing. A line that it does not carry, or more than is in
 * one, is refused with `packages_unknown`.
 */
export function countHandedOver(
  expected: readonly ExpectedLine[],
  lines: readonly MissingLine[],
): Result<HandoverCount> {
  const lacks = new Map<string, number>();
  for (const { id, quantity } of lines) lacks.set(id, (lacks.get(id) ?? 0) + quantity);
  const orders: Record<string, { expected: number; received: number }> = {};
  const missing: MissingPackageLine[] = [];
  for (const { id, orderId, name, barcode, externalId, quantity } of expected) {
    const lacking = lacks.get(id) ?? 0;
    lacks.delete(id);
    if (lacking > quantity) return fail("packages_unknown");
    if (lacking > 0) missing.push({ id, name, barcode: barcode ?? externalId, quantity: lacking });
    const sum = orders[orderId] ?? { expected: 0, received: 0 };
    orders[orderId] = { expected: sum.expected + quantity, received: sum.received + quantity - lacking };
  }
  if (lacks.size > 0) return fail("packages_unknown");
  const all = Object.values(orders);
  return ok({
    receipt: {
      expected: all.reduce((sum, each) => sum + each.expected, 0),
      received: all.reduce((sum, each) => sum + each.received, 0),
      orders,
    },
    missing,
  });
}

/** Lines as people read them: "2 × Box (B-1), 1 × B-2". */
export function formatMissingLines(lines: readonly MissingPackageLine[]): string {
  return lines.map(({ quantity, ...line }) => `${quantity} × ${formatLineName(line)}`).join(", ");
}

function formatLineName({ name, barcode }: Pick<MissingPackageLine, "name" | "barcode">): string {
  return name && barcode ? `${name} (${barcode})` : (barcode ?? name ?? "–");
}
