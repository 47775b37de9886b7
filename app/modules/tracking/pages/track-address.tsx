import { loadAddressPage } from "../http/manage-address.server.ts";
import { handleManageForm } from "../http/manage-order.server.ts";
import { AddressPage } from "../screens/address-page.tsx";
import type { Route } from "./+types/track-address.ts";

export const loader = loadAddressPage;
export const action = handleManageForm;

export default function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressPage view={loaderData} refused={actionData ?? null} />;
}
