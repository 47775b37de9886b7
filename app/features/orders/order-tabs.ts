import type { OrderStatus } from "#app/domain/orders/order.enums.ts";

/** The fixed views of the orders list: the list filters by these statuses, the server counts them. */
export const orderTabs = [
  { key: "ready", statuses: [2] },
  { key: "attention", statuses: [0, 8] },
  { key: "moving", statuses: [3, 4, 5, 6] },
  { key: "returns", statuses: [11, 12, 13, 14, 15] },
] as const satisfies readonly { key: string; statuses: readonly OrderStatus[] }[];
