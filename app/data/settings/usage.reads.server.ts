import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import type { Scope } from "../kernel/scope.server.ts";
import { agents, coverageAreas, orders, shipments, shippingMethods } from "../schema/index.ts";
import { type Catalogue, catalogues } from "./catalogue.reads.server.ts";

/** Lists whose rows can be deleted for good; agents, vehicles and locations are switched off instead. */
export type Deletable = Extract<Catalogue, "teams" | "equipment" | "delivery_zones" | "shipping_methods">;

const covered = (account: string) => sql`select owner_id from ${coverageAreas} where account_id = ${account}`;

/** What may refer to a row: the word of the screen where it does, and a select of the ids that are referred to there. */
const usages: Record<Deletable, readonly { where: string; ids: (account: string) => SQL }[]> = {
  teams: [
    { where: "agents", ids: (account) => sql`select team_id from ${agents} where account_id = ${account}` },
    { where: "coverage", ids: (account) => sql`${covered(account)} and owner_kind = 'team'` },
  ],
  equipment: [],
  shipping_methods: [
    { where: "orders", ids: (account) => sql`select shipping_method_id from ${orders} where account_id = ${account}` },
    {
      where: "shipments",
      ids: (account) => sql`select shipping_method_id from ${shipments} where account_id = ${account}`,
    },
    { where: "coverage", ids: (account) => sql`${covered(account)} and owner_kind = 'shipping_method'` },
  ],
  delivery_zones: [
    {
      where: "shipping_methods",
      ids: (account) =>
        sql`select json_extract(z.value, '$.zoneId') from ${shippingMethods}, json_each(${shippingMethods}.settings, '$.zones') as z where account_id = ${account}`,
    },
    {
      where: "coverage",
      ids: (account) =>
        sql`select z.value from ${coverageAreas}, json_each(${coverageAreas}.zones) as z where account_id = ${account}`,
    },
  ],
};

/** By id, the words of the screens where rows are in use; an id that is not there may be deleted. One statement. */
export async function readUsages(
  scope: Scope,
  kind: Deletable,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const tests = usages[kind].map(
    ({ where, ids: referred }) =>
      sql`select value as id, ${where} as place from json_each(${JSON.stringify(ids)}) where value in (${referred(scope.account.id)})`,
  );
  const found = new Map<string, string[]>();
  if (tests.length === 0) return found;
  const rows = await scope.db.all<{ id: string; place: string }>(sql.join(tests, sql` union all `));
  for (const { id, place } of rows) found.set(id, [...(found.get(id) ?? []), place]);
  return found;
}

/** Takes rows of the account away, for good. */
export function deleteRows(scope: Scope, kind: Deletable, ids: readonly string[]): Statement {
  const { table } = catalogues[kind];
  return scope.db.delete(table).where(and(eq(table.accountId, scope.account.id), inArray(table.id, idsIn(ids))));
}
