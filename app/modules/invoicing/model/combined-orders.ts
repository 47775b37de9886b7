interface Versioned {
  order: { id: string; version: number };
}

/**
 * The collections of a settlement as they stand after the invoice of the same transaction: an order that stands on both has
 * got an entry of the invoice already, and the settlement's is the one after it.
 */
export function bumpSharedOrders<Settlement extends { collections: readonly (Versioned & object)[] }>(
  settlement: Settlement,
  invoice: { fees: readonly Versioned[] },
): Settlement {
  const invoiced = new Set(invoice.fees.map(({ order }) => order.id));
  const collections = settlement.collections.map((each) =>
    invoiced.has(each.order.id) ? { ...each, order: { ...each.order, version: each.order.version + 1 } } : each,
  );
  return { ...settlement, collections };
}
