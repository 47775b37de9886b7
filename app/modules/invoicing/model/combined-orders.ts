interface Versioned {
  order: { id: string; version: number };
}

/**
 * Increments the versions of orders that are in both the invoice and the settlement of one batch: the invoice's timeline
 * entry comes first and uses one version, the settlement's entry is the next.
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
