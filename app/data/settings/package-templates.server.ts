import { and, eq, inArray } from "drizzle-orm";
import { boxVolume } from "#app/domain/kernel/units.ts";
import { packageTypes } from "#app/domain/orders/order.enums.ts";
import {
  type PackageTemplateInput,
  type PackageTemplateView,
  storedMeasures,
} from "#app/domain/settings/package-template.ts";
import type { Statement } from "../kernel/commit.server.ts";
import { idsIn } from "../kernel/json-rows.server.ts";
import { now, type Scope } from "../kernel/scope.server.ts";
import { packageTemplates } from "../schema/index.ts";
import { nextVersion } from "./catalogue.writes.server.ts";

function columnsOf(input: PackageTemplateInput) {
  return { name: input.name, type: input.type, ...storedMeasures(input) };
}

/** A new template; it is active. */
export function insertPackageTemplate(scope: Scope, id: string, input: PackageTemplateInput): Statement {
  const row = { id, accountId: scope.account.id, active: true, createdAt: now(scope), ...columnsOf(input) };
  return scope.db.insert(packageTemplates).values(row);
}

/** Writes a template anew; fails when it is not at version `seen`. */
export function updatePackageTemplate(scope: Scope, id: string, seen: number, input: PackageTemplateInput): Statement {
  return scope.db
    .update(packageTemplates)
    .set({ ...columnsOf(input), version: nextVersion(packageTemplates.version, seen) })
    .where(and(eq(packageTemplates.accountId, scope.account.id), eq(packageTemplates.id, id)));
}

/** Templates by id, as screens and the API read them. */
export async function readPackageTemplates(scope: Scope, ids: readonly string[]): Promise<PackageTemplateView[]> {
  const rows = await scope.db
    .select()
    .from(packageTemplates)
    .where(and(eq(packageTemplates.accountId, scope.account.id), inArray(packageTemplates.id, idsIn(ids))));
  return rows.map(({ length, width, height, ...row }) => ({
    id: row.id,
    name: row.name,
    type: packageTypes.of(row.type).code,
    length: length ?? undefined,
    width: width ?? undefined,
    height: height ?? undefined,
    weight: row.weight ?? undefined,
    volume:
      row.volume ?? (length !== null && width !== null && height !== null ? boxVolume(length, width, height) : null),
    active: row.active,
    created_at: row.createdAt,
    version: row.version,
  }));
}
