import { ManagePage } from "#app/features/tracking/manage-page.tsx";
import { manageAction, manageLoader } from "#app/http/tracking/tracking-visit.server.ts";
import type { Route } from "./+types/track-manage.ts";

export const loader = manageLoader;
export const action = manageAction;

export default function Screen({ loaderData, actionData }: Route.ComponentProps) {
  return <ManagePage shown={loaderData} refused={actionData ?? null} />;
}
