import { redirect } from "react-router";
import { viewCustomerOrders } from "#app/modules/orders/commands/list/customer-orders.server.ts";
import { CustomerOrders } from "#app/modules/orders/screens/list/customer-orders.tsx";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { findAddress } from "../commands/find-address.server.ts";
import { mergeCustomers } from "../commands/merge-customers.server.ts";
import { removeAddress } from "../commands/remove-address.server.ts";
import { addAddress, changeAddress } from "../commands/save-address.server.ts";
import { addContact, changeContact, removeContact } from "../commands/save-contact.server.ts";
import { changeCustomer } from "../commands/save-customer.server.ts";
import { readCustomerScreen } from "../commands/view-customers.server.ts";
import { readMergedInto } from "../db/customer-merge.server.ts";
import { CustomerPage } from "../screens/customer-page.tsx";
import type { Route } from "./+types/customer.ts";

/** The link of a merged customer redirects to the one that stayed. */
export const loader = createScreenLoader(async (scope, args) => {
  const id = args.params.id ?? "";
  const [found, orders] = await Promise.all([readCustomerScreen(scope, args), viewCustomerOrders(scope, id)]);
  const into = found.ok ? null : await readMergedInto(scope, id);
  if (into) throw redirect(`/customers/${into}`);
  return found.ok ? ok({ ...found.value, orders }) : found;
});
export const action = createCommandAction([
  changeCustomer,
  addAddress,
  changeAddress,
  findAddress,
  removeAddress,
  addContact,
  changeContact,
  removeContact,
  mergeCustomers,
]);

export default function Customer({ loaderData }: Route.ComponentProps) {
  const { orders, customer } = loaderData;
  return (
    <CustomerPage
      view={loaderData}
      mapStyleUrl={useMapStyle()}
      orders={orders && <CustomerOrders orders={orders} customerId={customer.id} />}
    />
  );
}
