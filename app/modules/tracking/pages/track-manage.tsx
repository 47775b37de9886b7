import { manageAction, manageLoader } from "../http/tracking-visit.server.ts";
import { ManagePage } from "../screens/manage-page.tsx";
import type { Route } from "./+types/track-manage.ts";

export const loader = manageLoader;
export const action = manageAction;

export default function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <ManagePage shown={loaderData} refused={actionData ?? null} />;
}
