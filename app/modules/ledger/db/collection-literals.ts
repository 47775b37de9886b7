import { type SQL, sql } from "drizzle-orm";
import { collectionStatuses, paymentMethods } from "#app/modules/orders/model/order.enums.ts";

const toLiteral = (code: number): SQL => sql.raw(String(code));
const { prepaid, collected, received } = collectionStatuses.code;

/** Statuses as SQL literals: SQLite uses a partial index only for literals, not for parameters. */
export const collectionStatusLiterals = {
  prepaid: toLiteral(prepaid),
  collected: toLiteral(collected),
  received: toLiteral(received),
};

/** Methods whose money the agent carries, as a SQL list. */
export const cashMethodLiterals = sql.raw(`(${paymentMethods.filter(({ held }) => held === "agent_cash").join(", ")})`);
