import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { createCustomer } from "../commands/save-customer.server.ts";
import { customersScreen } from "../commands/view-customers.server.ts";
import { CustomersScreen } from "../screens/customers-screen.tsx";
import type { Route } from "./+types/customers.ts";

export const loader = screenLoader(customersScreen);
export const action = commandAction([createCustomer]);

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomersScreen list={loaderData.list} canCreate={loaderData.canCreate} />;
}
