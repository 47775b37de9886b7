import { and, eq, inArray } from "drizzle-orm";
import type { ShippingMethodInput, ShippingMethodView } from "#app/domain/fees/shipping-method.ts";
import { storedMethod, viewedMethod } from "#app/domain/fees/stored-method.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { shippingMethods } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

function columnsOf(input: ShippingMethodInput) {
  return {
    name: input.name,
    anchorDate: input.anchor_date ?? null,
    latenessThresholdMinutes: input.lateness_threshold_minutes,
    autoCreateDelivery: input.auto_create_delivery,
    autoCreateReturn: input.auto_create_return,
    ...storedMethod(input),
  };
}

/** A new method; it is active. */
export function insertShippingMethod(scope: Scope, id: string, input: ShippingMethodInput): Statement {
  const row = { id, accountId: scope.account.id, active: true, createdAt: now(scope), ...columnsOf(input) };
  return scope.db.insert(shippingMethods).values(row);
}

/** Writes a method anew; fails when it is not at version `seen`. */
export function updateShippingMethod(scope: Scope, id: string, seen: number, input: ShippingMethodInput): Statement {
  return scope.db
    .update(shippingMethods)
    .set({ ...columnsOf(input), version: nextVersion(shippingMethods.version, seen) })
    .where(and(eq(shippingMethods.accountId, scope.account.id), eq(shippingMethods.id, id)));
}

/** Methods by id, as screens and the API read them: base units, decimal amounts. */
export async function readShippingMethods(scope: Scope, ids: readonly string[]): Promise<ShippingMethodView[]> {
  const rows = await scope.db
    .select()
    .from(shippingMethods)
    .where(and(eq(shippingMethods.accountId, scope.account.id), inArray(shippingMethods.id, idsIn(ids))));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    anchor_date: row.anchorDate ?? undefined,
    lateness_threshold_minutes: row.latenessThresholdMinutes,
    auto_create_delivery: row.autoCreateDelivery,
    auto_create_return: row.autoCreateReturn,
    ...viewedMethod(row),
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
