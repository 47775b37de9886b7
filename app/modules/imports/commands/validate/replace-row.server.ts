import type { OrderReplacement } from "#app/modules/orders/db/replace.writes.server.ts";
import type { PreparedOrder } from "#app/modules/orders/model/prepared-order.ts";
import type { ExistingOrder } from "./validation-context.server.ts";

/** The replacement of an existing order by a row: everything but its source and owner; metadata that the row does not name stays. */
export function toReplacement(order: PreparedOrder, expected: ExistingOrder): OrderReplacement {
  const { destination, destinationLine, customer, customerName, pickupFrom, pickupTo, deliveryFrom, deliveryTo } =
    order;
  const { serviceMinutes, priority, packageCount, weight, volume, codAmount, codCurrency, proofOfDelivery } = order;
  const { requirements, tags, notes, issues, status, packages, collections, importId, importRow } = order;
  return {
    expected,
    set: {
      destination,
      destinationLine,
      customerName,
      customerPhone: customer?.phone ?? null,
      customerEmail: customer?.email ?? null,
      pickupFrom,
      pickupTo,
      deliveryFrom,
      deliveryTo,
      serviceMinutes,
      priority,
      packageCount,
      weight,
      volume,
      codAmount,
      codCurrency,
      proofOfDelivery,
      requirements,
      tags,
      notes,
      metadata: { ...expected.metadata, ...order.metadata },
      issues,
      status,
    },
    customer,
    packages,
    collections,
    detail: { importId, importRow },
  };
}
