import { handleManageForm, loadManagePage } from "../http/manage-order.server.ts";
import { ManagePage } from "../screens/manage-page.tsx";
import type { Route } from "./+types/track-manage.ts";

export const loader = loadManagePage;
export const action = handleManageForm;

export default function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <ManagePage view={loaderData} refused={actionData ?? null} />;
}
