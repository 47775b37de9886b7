import { type OrderStatus, orderStatuses } from "#app/modules/orders/model/order.enums.ts";

/** Orders that a carrier still works on: with them, carrier and merchant stay connected. */
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(({ phase }) => phase !== "over");
