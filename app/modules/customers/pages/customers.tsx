import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { createCustomer } from "../commands/save-customer.server.ts";
import { readCustomersScreen } from "../commands/view-customers.server.ts";
import { CustomersScreen } from "../screens/customers-screen.tsx";
import type { Route } from "./+types/customers.ts";

export const loader = createScreenLoader(readCustomersScreen);
export const action = createCommandAction([createCustomer]);

export default function Customers({ loaderData }: Route.ComponentProps) {
  return <CustomersScreen list={loaderData.list} canCreate={loaderData.canCreate} />;
}
