import { checkMethodCoverage, readCoverageByMethod } from "#app/modules/orders/commands/method-coverage.server.ts";
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
import { type CarrierAssignment, changeCarriers } from "../../db/carrier.writes.server.ts";

/** Takes the carrier from orders, each on its own: Ready becomes New (domain-rules, "Orders"). */
export const unassignOrders = createCommand({
  name: "orders.unassign",
  permission: ["orders", "orders.unassign"],
  input: moveOrdersSchema,
  run: (scope, { orders }) => changeCarrier(scope, orders, null),
});

/**
 * Gives orders a carrier: New becomes Ready. A carrier carries them itself, by one of its methods or by the one they
 * have; a merchant gives them to one of its carriers.
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
    ok(await runInCarriers(scope, orderIds, (held, ids) => changeCarriers(held, ids, to))),
  );
  // Which of many it was nobody can say: the reference is taken where they are to go.
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

/** One of a merchant's carriers, unless its billing limit is reached there. */
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
