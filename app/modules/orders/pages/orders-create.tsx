import type { ShouldRevalidateFunctionArgs } from "react-router";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { readCarrierMethods, readSourceChoices } from "#app/modules/partners/db/trading-partners.reads.server.ts";
import { readOwnerCoverage } from "#app/modules/places/db/owner-coverage.reads.server.ts";
import { can, hasFeature } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { readNamedChoices } from "#app/platform/lists/names.reads.server.ts";
import { createOrder } from "../commands/create/create-order.server.ts";
import { offerMethods } from "../commands/create/offer-methods.server.ts";
import { OrderCreateScreen } from "../screens/create/order-create-screen.tsx";
import { offerIntent } from "../screens/create/use-method-offer.ts";
import type { Route } from "./+types/orders-create.ts";

export const loader = createScreenLoader(readOrderForm);
export const action = createCommandAction([createOrder, offerMethods]);

/** Looking up methods for a destination changes no loader data, so the form is not loaded again. */
export function shouldRevalidate({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const asking = typeof json === "object" && json !== null && "intent" in json && json.intent === offerIntent;
  return !asking && defaultShouldRevalidate;
}

export default function CreateOrder({ loaderData }: Route.ComponentProps) {
  return <OrderCreateScreen {...loaderData} />;
}

/** The choices of the form for a new order; in a merchant's portal the methods are those of its carriers. */
async function readOrderForm(scope: Scope) {
  const { kind: account } = scope.account;
  const [locations, merchants, methods, agents, coverage, customFields] = await Promise.all([
    readSourceChoices(scope),
    readNamedChoices(scope, "merchants"),
    account === "merchant" ? readCarrierMethods(scope) : readNamedChoices(scope, "shipping_methods"),
    readNamedChoices(scope, "agents"),
    readOwnerCoverage(scope, "location"),
    readCustomFields(scope, "order"),
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
  return ok({
    choices,
    country: scope.account.country,
    account,
    maySeeCustomers,
    mayPickItems,
    covered,
    draftKey,
    customFields,
  });
}
