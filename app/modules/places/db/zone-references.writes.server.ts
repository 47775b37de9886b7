import { type SQL, sql } from "drizzle-orm";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { coverageAreas } from "./zones.tables.ts";

/** The new part of a split zone gets the coverage and surcharges of the whole. */
export function inheritZone(scope: Scope, from: string, part: string): Statement[] {
  const mine = sql`account_id = ${scope.account.id}`;
  const named = sql`(select value from json_each(${coverageAreas}.zones))`;
  const amount = sql`(select json_extract(value, '$.amount') from json_each(settings, '$.zones') where json_extract(value, '$.zoneId') = ${from})`;
  return [
    scope.db.run(
      sql`update ${coverageAreas} set zones = json_insert(zones, '$[#]', ${part}), version = version + 1 where ${mine} and ${from} in ${named}`,
    ),
    scope.db.run(
      sql`update ${shippingMethods} set settings = json_insert(settings, '$.zones[#]', json_object('zoneId', ${part}, 'amount', ${amount})), version = version + 1 where ${mine} and ${amount} is not null`,
    ),
  ];
}

/** Coverage that references merged zones references the remaining one. */
export function replaceZones(scope: Scope, removedIds: readonly string[], by: string): Statement {
  const list: SQL = sql`json_each(${JSON.stringify(removedIds)})`;
  const named = sql`(select value from json_each(${coverageAreas}.zones))`;
  const kept = sql`(select json_group_array(value) from (select value from json_each(${coverageAreas}.zones) where value not in (select value from ${list}) and value <> ${by} union all select ${by}))`;
  return scope.db.run(
    sql`update ${coverageAreas} set zones = ${kept}, version = version + 1 where account_id = ${scope.account.id} and exists (select 1 from ${list} as g where g.value in ${named})`,
  );
}
