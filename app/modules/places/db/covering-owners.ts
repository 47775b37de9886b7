import { type SQL, sql } from "drizzle-orm";
import { coverageAreas } from "./zones.tables.ts";

/** Teams or shipping methods of an account that cover an area, as a select of their ids. */
export function selectCoveringOwners(kind: "team" | "shipping_method", account: string): SQL {
  return sql`select owner_id from ${coverageAreas} where account_id = ${account} and owner_kind = ${kind}`;
}
