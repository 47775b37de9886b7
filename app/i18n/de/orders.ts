import type { orders as source } from "../en/orders.ts";
import type { Translated } from "../translated.ts";

export const orders: Translated<typeof source> = {};
