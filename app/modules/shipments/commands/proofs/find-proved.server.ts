import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readManifest } from "../../db/manifest.reads.server.ts";
import { readProved } from "../../db/proved.reads.server.ts";
import { typeOf } from "../shipment-type.server.ts";

/** Shipments that were asked for, by number. */
export interface Found {
  proved: string[];
  unproved: string[];
}

/** What is there of what was asked for; `no_proof` where nothing of it proves anything yet. */
export async function foundOf(scope: Scope, path: string, wanted: readonly string[]): Promise<Result<Found>> {
  const type = typeOf(scope, path);
  if (!type.ok) return type;
  const rows = await readManifest(scope, type.value.code, wanted);
  if (rows.length === 0) return fail("not_found");
  const known = await readProved(
    scope,
    rows.map(({ id }) => id),
  );
  const numbers = (isProved: boolean) =>
    rows.filter(({ id }) => known.has(id) === isProved).map(({ number }) => number);
  const found = { proved: numbers(true), unproved: numbers(false) };
  return found.proved.length === 0 ? fail("no_proof") : ok(found);
}
