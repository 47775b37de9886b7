import { orderStatuses } from "./order.enums.ts";

/** The fixed views of the orders list: the list filters by these statuses, the server counts them. */
export const orderTabs = (["ready", "attention", "moving", "returns"] as const).map((key) => ({
  key,
  statuses: orderStatuses.filter(({ tab }) => tab === key),
}));
