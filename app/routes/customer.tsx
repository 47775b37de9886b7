import { CustomerPage } from "#app/features/customers/customer-page.tsx";
import { addAddress, changeAddress } from "#app/features/customers/save-address.server.ts";
import { changeCustomer } from "#app/features/customers/save-customer.server.ts";
import { customerScreen } from "#app/features/customers/view-customers.server.ts";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import type { Route } from "./+types/customer.ts";

export const loader = screenLoader(customerScreen);
export const action = commandAction([changeCustomer, addAddress, changeAddress]);

export default function Customer({ loaderData }: Route.ComponentProps) {
  return <CustomerPage view={loaderData} mapStyleUrl={useMapStyle()} />;
}
