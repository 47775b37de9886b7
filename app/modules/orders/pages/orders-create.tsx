import type { ShouldRevalidateFunctionArgs } from "react-router";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { createOrder } from "../commands/create/create-order.server.ts";
import { offerMethods } from "../commands/create/offer-methods.server.ts";
import { readOrderForm } from "../commands/create/read-order-form.server.ts";
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
