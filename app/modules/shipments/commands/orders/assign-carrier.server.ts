import { checkMethodCoverage, readCoverageByMethod } from "#app/modules/orders/commands/method-coverage.server.ts";
import type { CarrierAssignment } from "#app/modules/orders/db/carrier.writes.server.ts";
import { runInCarriers, toCarrierScope } from "#app/modules/orders/db/carrier-scope.server.ts";
import { assignCarrierSchema, moveOrdersSchema } from "#app/modules/orders/model/move-orders.ts";
import { findCarrier } from "#app/modules/orders/model/order-ownership.ts";
import { readTradingPartners } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { findReachedLimit } from "#app/modules/pricing/model/billing-limit.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type BulkOutcome, fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { readNames } from "#app/platform/lists/names.reads.server.ts";
import { changeCarriers } from "../../db/carrier.writes.server.ts";

/** Removes the carrier from orders, each decided by itself: Ready becomes New. */
export const unassignOrders = createCommand({
  name: "orders.unassign",
  permission: ["orders", "orders.unassign"],
  input: moveOrdersSchema,
  run: (scope, { orders }) => changeCarrier(scope, orders, null),
});

/**
 * Assigns a carrier to orders: New becomes Ready. A carrier account takes the orders itself, with one of its shipping
 * methods or the one they have; a merchant account chooses one of its connected carriers.
 */
export const assignCarrier = createCommand({
  name: "orders.assign_carrier",
  permission: ["orders", "orders.update"],
  input: assignCarrierSchema,
  run: async (scope, { orders, carrier_id: carrier, shipping_method_id: method }) => {
    const to =
      scope.account.kind === "merchant"
        ? await getPortalAssignment(scope, carrier, method)
        : await getOwnAssignment(scope, method);
    return to.ok ? changeCarrier(scope, orders, to.value) : to;
  },
});

async function changeCarrier(
  scope: Scope,
  orderIds: readonly string[],
  to: CarrierAssignment | null,
): Promise<Result<BulkOutcome>> {
  const changed = await commitWithRetry(scope, async () =>
    ok(await runInCarriers(scope, orderIds, (carrierScope, ids) => changeCarriers(carrierScope, ids, to))),
  );
  // The batch does not say which order failed, only that the receiving account already has its external id.
  return !changed.ok && changed.failure.fields?.external_id ? fail("reference_taken") : changed;
}

async function findMethod(scope: Scope, id: string | undefined): Promise<Result<CarrierAssignment["method"]>> {
  if (!id) return ok(undefined);
  const [names, coverage] = await Promise.all([
    readNames(scope, "shipping_methods", [id]),
    readCoverageByMethod(scope, [id]),
  ]);
  const name = names.get(id);
  if (!name) return failFields({ shipping_method_id: [{ code: "invalid_value" }] });
  return ok({ id, name, goesTo: (destination) => checkMethodCoverage(coverage, id, destination).ok });
}

async function getOwnAssignment(scope: Scope, id: string | undefined): Promise<Result<CarrierAssignment>> {
  const method = await findMethod(scope, id);
  return method.ok ? ok({ carrierAccountId: scope.account.id, method: method.value }) : method;
}

/** One of the merchant's carriers; refused when the merchant has reached its billing limit there. */
async function getPortalAssignment(
  scope: Scope,
  carrier: string | undefined,
  id: string | undefined,
): Promise<Result<CarrierAssignment>> {
  const partners = await readTradingPartners(scope, { merchants: [], methods: id ? [id] : [] });
  const requested = { carrier_id: carrier, shipping_method_id: id, without_carrier: false };
  const chosen = findCarrier(requested, partners);
  if (!chosen.ok) return chosen;
  if (!chosen.value) return fail("connection_missing");
  const { carrierAccountId, merchantId, limits, owed } = chosen.value;
  if (findReachedLimit(limits, owed)) return fail("billing_limit_reached");
  const method = await findMethod(toCarrierScope(scope, carrierAccountId), id);
  return method.ok ? ok({ carrierAccountId, merchantId, method: method.value }) : method;
}
