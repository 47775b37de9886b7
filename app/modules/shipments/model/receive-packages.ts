import { fail, ok, type Result } from "#app/platform/kernel/result.ts";

/** A package line that a shipment carries. */
export interface ExpectedLine {
  id: string;
  orderId: string;
  name: string | null;
  barcode: string | null;
  externalId: string | null;
  quantity: number;
}

/** The count of a line, named by its id or by its scanned code. */
export interface CountedLine {
  id?: string | undefined;
  code?: string | undefined;
  quantity: number;
}

/** Packages received of those expected; of one order, or of all. */
export interface ReceivedCount {
  expected: number;
  received: number;
}

/** Packages that arrived at a facility, in all and by order. */
export interface Receipt extends ReceivedCount {
  orders: Readonly<Record<string, ReceivedCount>>;
}

/**
 * Counts what arrived. A line that is not listed did not arrive; unknown lines, or more than was sent, are refused with
 * `packages_unknown`.
 */
export function countPackages(expected: readonly ExpectedLine[], counted: readonly CountedLine[]): Result<Receipt> {
  const left = new Map(expected.map((line) => [line.id, line.quantity]));
  for (const line of counted) {
    let quantity = line.quantity;
    for (const each of expected.filter((candidate) => matchesLine(candidate, line))) {
      const open = left.get(each.id) ?? 0;
      const matched = Math.min(open, quantity);
      left.set(each.id, open - matched);
      quantity -= matched;
    }
    if (quantity > 0) return fail("packages_unknown");
  }
  const orders: Record<string, ReceivedCount> = {};
  for (const { id, orderId, quantity } of expected) {
    const sum = orders[orderId] ?? { expected: 0, received: 0 };
    const received = quantity - (left.get(id) ?? 0);
    orders[orderId] = { expected: sum.expected + quantity, received: sum.received + received };
  }
  const all = Object.values(orders);
  return ok({
    expected: all.reduce((total, each) => total + each.expected, 0),
    received: all.reduce((total, each) => total + each.received, 0),
    orders,
  });
}

function matchesLine(line: ExpectedLine, { id, code }: CountedLine): boolean {
  if (id) return line.id === id;
  return code !== undefined && (line.barcode === code || line.externalId === code);
}
