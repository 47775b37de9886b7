import { type SQL, sql } from "drizzle-orm";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";

const literal = (code: number): SQL => sql.raw(String(code));
const { prepaid, collected, received } = collectionStatuses.code;

/** Statuses written into a statement: an index of some statuses alone is not found by a parameter. */
export const statusIs = { prepaid: literal(prepaid), collected: literal(collected), received: literal(received) };

/** Methods whose money an agent carries, as a list of a statement. */
export const cashMethods = sql.raw(`(${paymentMethods.where(({ held }) => held === "agent_cash").join(", ")})`);
