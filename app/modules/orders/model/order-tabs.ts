import { orderStatuses } from "./order.enums.ts";

/** The tabs of the orders list: the statuses that each filters by and counts. */
export const orderTabs = (["ready", "attention", "moving", "returns"] as const).map((key) => ({
  key,
  statuses: orderStatuses.filter(({ tab }) => tab === key),
}));
