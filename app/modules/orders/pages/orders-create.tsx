import type { ShouldRevalidateFunctionArgs } from "react-router";
import { createOrder } from "#app/features/orders/create/create-order.server.ts";
import { offerMethods } from "#app/features/orders/create/offer-methods.server.ts";
import { OrderCreateScreen } from "#app/features/orders/create/order-create-screen.tsx";
import { readOrderForm } from "#app/features/orders/create/order-form.server.ts";
import { offerIntent } from "#app/features/orders/create/use-offer.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/orders-create.ts";

export const loader = screenLoader(readOrderForm);
export const action = commandAction([createOrder, offerMethods]);

/** Asking what goes to a destination changes nothing that the form was given: it is not read again. */
export function shouldRevalidate({ json, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const asking = typeof json === "object" && json !== null && "intent" in json && json.intent === offerIntent;
  return !asking && defaultShouldRevalidate;
}

export default function CreateOrder({ loaderData }: Route.ComponentProps) {
  return <OrderCreateScreen {...loaderData} />;
}
