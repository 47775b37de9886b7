import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import type { ExpectedLine, Receipt } from "./receive-packages.ts";

/** The number of packages of a line that were missing at the handover. */
export interface MissingLine {
  id: string;
  quantity: number;
}

/** A line with missing packages, with its name and barcode at that time. */
export type MissingPackageLine = Pick<ExpectedLine, "id" | "name" | "barcode"> & { quantity: number };

/** What was reported about the packages at a stop. */
export interface PackageReport {
  missing?: readonly MissingPackageLine[] | undefined;
  /** How many lines were scanned or ticked, of how many. */
  checked?: { lines: number; of: number } | undefined;
}

/** What was handed over at a stop. */
export interface HandoverCount {
  receipt: Receipt;
  missing: MissingPackageLine[];
}

/**
 * Counts what was handed over: everything the shipment carries except what is missing. Unknown lines, or more missing
 * than a line has, are refused with `packages_unknown`.
 */
export function countHandedOver(
  expected: readonly ExpectedLine[],
  lines: readonly MissingLine[],
): Result<HandoverCount> {
  const missingById = new Map<string, number>();
  for (const { id, quantity } of lines) missingById.set(id, (missingById.get(id) ?? 0) + quantity);
  const orders: Record<string, { expected: number; received: number }> = {};
  const missing: MissingPackageLine[] = [];
  for (const { id, orderId, name, barcode, externalId, quantity } of expected) {
    const missingCount = missingById.get(id) ?? 0;
    missingById.delete(id);
    if (missingCount > quantity) return fail("packages_unknown");
    if (missingCount > 0) missing.push({ id, name, barcode: barcode ?? externalId, quantity: missingCount });
    const sum = orders[orderId] ?? { expected: 0, received: 0 };
    orders[orderId] = { expected: sum.expected + quantity, received: sum.received + quantity - missingCount };
  }
  if (missingById.size > 0) return fail("packages_unknown");
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
