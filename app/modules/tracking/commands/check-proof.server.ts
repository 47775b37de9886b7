import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { readProofDetails } from "#app/modules/shipments/commands/proofs/read-proof.server.ts";
import { readDeliveredShipment, readProvedShipments } from "#app/modules/shipments/db/proofs.reads.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { type CheckedProof, matchProof } from "../model/proof-check.ts";

/** Finds what of an order's proofs has a hash: each is computed again from what is stored. Null when nothing has it. */
export async function checkProof(scope: Scope, order: OrderRecord, hash: string): Promise<CheckedProof | null> {
  for (const { number } of await readProvedShipments(scope, order.id)) {
    const found = await readProofDetails(scope, number);
    const match = found.ok ? matchProof(found.value.facts, { proof: found.value.sha256, hash }) : null;
    if (match) return match;
  }
  return null;
}

/** The proof of the delivery as its customer may keep it; `facts` is null where they are of other orders too. */
export async function readCustomerProof(
  scope: Scope,
  order: OrderRecord,
): Promise<Result<{ sha256: string; facts: string | null }>> {
  const delivered = await readDeliveredShipment(scope, order);
  if (!delivered) return fail("no_proof");
  const found = await readProofDetails(scope, delivered.number);
  if (!found.ok) return found;
  const { facts, sha256 } = found.value;
  return ok({ sha256, facts: delivered.orderCount === 1 ? JSON.stringify(facts) : null });
}
