import { redirect } from "react-router";
import { readMergedInto } from "#app/data/customers/customer-merge.server.ts";
import { CustomerPage } from "#app/features/customers/customer-page.tsx";
import { findAddress } from "#app/features/customers/find-address.server.ts";
import { mergeCustomers } from "#app/features/customers/merge-customers.server.ts";
import { removeAddress } from "#app/features/customers/remove-address.server.ts";
import { addAddress, changeAddress } from "#app/features/customers/save-address.server.ts";
import { addContact, changeContact, removeContact } from "#app/features/customers/save-contact.server.ts";
import { changeCustomer } from "#app/features/customers/save-customer.server.ts";
import { customerScreen } from "#app/features/customers/view-customers.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import type { Route } from "./+types/customer.ts";

/** The link of a customer that was merged leads to the one that stayed. */
export const loader = screenLoader(async (scope, args) => {
  const found = await customerScreen(scope, args);
  const into = found.ok ? null : await readMergedInto(scope, args.params.id ?? "");
  if (into) throw redirect(`/customers/${into}`);
  return found;
});
export const action = commandAction([
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
  return <CustomerPage view={loaderData} mapStyleUrl={useMapStyle()} />;
}
