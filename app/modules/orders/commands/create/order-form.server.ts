import { readChoices } from "#app/data/kernel/names.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readCarrierMethods, readSourceChoices } from "#app/data/merchants/trading-partners.reads.server.ts";
import { coverageOf } from "#app/data/zones/coverage.reads.server.ts";
import { can, hasFeature } from "#app/domain/access/can.ts";
import { ok } from "#app/domain/kernel/result.ts";

/** What the form of a new order offers; in a merchant's portal the methods are those of its carriers. */
export async function readOrderForm(scope: Scope) {
  const { kind: account } = scope.account;
  const [locations, merchants, methods, agents, coverage] = await Promise.all([
    readSourceChoices(scope),
    readChoices(scope, "merchants"),
    account === "merchant" ? readCarrierMethods(scope) : readChoices(scope, "shipping_methods"),
    readChoices(scope, "agents"),
    coverageOf(scope, "location"),
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
  return ok({ choices, country: scope.account.country, account, maySeeCustomers, mayPickItems, covered });
}
