import { readCarrierMethods, readSourceChoices } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { readOwnerCoverage } from "#app/modules/places/db/owner-coverage.reads.server.ts";
import { can, hasFeature } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";

/** The choices of the form for a new order; in a merchant's portal the methods are those of its carriers. */
export async function readOrderForm(scope: Scope) {
  const { kind: account } = scope.account;
  const [locations, merchants, methods, agents, coverage] = await Promise.all([
    readSourceChoices(scope),
    readNamedChoices(scope, "merchants"),
    account === "merchant" ? readCarrierMethods(scope) : readNamedChoices(scope, "shipping_methods"),
    readNamedChoices(scope, "agents"),
    readOwnerCoverage(scope, "location"),
  ]);
  const choices = {
    "source.location_id": locations,
    "destination.location_id": locations,
    merchant_id: merchants,
    shipping_method_id: methods,
    "requirements.allowed_agents": agents,
  };
  const maySeeCustomers = can(scope.account, "customers");
  const mayPickItems = can(scope.account, "items") && hasFeature(scope.account, "inventory_management");
  const covered = coverage.size > 0;
  const draftKey = `orders.draft.${scope.account.id}.${scope.actor.id}`;
  return ok({ choices, country: scope.account.country, account, maySeeCustomers, mayPickItems, covered, draftKey });
}
