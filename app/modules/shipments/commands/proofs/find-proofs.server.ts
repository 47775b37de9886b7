import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readManifestRows } from "../../db/manifest.reads.server.ts";
import { readShipmentsWithProof } from "../../db/proofs.reads.server.ts";
import { findShipmentType } from "../shipment-type.server.ts";

/** Numbers of the requested shipments, by whether they have a proof of delivery. */
export interface FoundProofs {
  withProof: string[];
  withoutProof: string[];
}

/** Finds the requested shipments (numbers or ids) of a type; `no_proof` when none of them has a proof yet. */
export async function findProofs(scope: Scope, path: string, wanted: readonly string[]): Promise<Result<FoundProofs>> {
  const type = findShipmentType(scope, path);
  if (!type.ok) return type;
  const rows = await readManifestRows(scope, type.value.code, wanted);
  if (rows.length === 0) return fail("not_found");
  const known = await readShipmentsWithProof(
    scope,
    rows.map(({ id }) => id),
  );
  const numbers = (isProved: boolean) =>
    rows.filter(({ id }) => known.has(id) === isProved).map(({ number }) => number);
  const found = { withProof: numbers(true), withoutProof: numbers(false) };
  return found.withProof.length === 0 ? fail("no_proof") : ok(found);
}
