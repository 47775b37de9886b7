import { type SQL, sql } from "drizzle-orm";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";

const toLiteral = (code: number): SQL => sql.raw(String(code));
const { prepaid, collected, received } = collectionStatuses.code;

/** Statuses written into a statement: an index of some statuses alone is not found by a parameter. */
export const collectionStatusLiterals = {
  prepaid: toLiteral(prepaid),
  collected: toLiteral(collected),
  received: toLiteral(received),
};

/** Methods whose money an agent carries, as a list of a statement. */
export const cashMethodLiterals = sql.raw(`(${paymentMethods.filter(({ held }) => held === "agent_cash").join(", ")})`);
