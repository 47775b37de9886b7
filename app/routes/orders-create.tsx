import { createOrder } from "#app/features/orders/create-order.server.ts";
import { offerMethods } from "#app/features/orders/offer-methods.server.ts";
import { OrderCreateScreen } from "#app/features/orders/order-create-screen.tsx";
import { readOrderForm } from "#app/features/orders/order-form.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/orders-create.ts";

export const loader = screenLoader(readOrderForm);
export const action = commandAction([createOrder, offerMethods]);

export default function CreateOrder({ loaderData }: Route.ComponentProps) {
  return <OrderCreateScreen {...loaderData} />;
}
