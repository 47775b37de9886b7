import { type OrderStatus, orderStatuses } from "../orders/order.enums.ts";

const ended: readonly OrderStatus[] = [7, 9, 10, 13];

/** Orders that a carrier still works on: with them, carrier and merchant stay connected. */
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.codes.filter((code) => !ended.includes(code));
