import { CustomersScreen } from "#app/features/customers/customers-screen.tsx";
import { createCustomer } from "#app/features/customers/save-customer.server.ts";
import { customersScreen } from "#app/features/customers/view-customers.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/customers.ts";

export const loader = screenLoader(customersScreen);
export const action = commandAction([createCustomer]);

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomersScreen list={loaderData.list} canCreate={loaderData.canCreate} />;
}
