import { appContext } from "#app/platform/http/contexts.server.ts";
import { listZoneOptions } from "#app/platform/time/time-zone.ts";
import { WorkspaceForm } from "../screens/sign-in/workspace-form.tsx";
import type { Route } from "./+types/workspaces-create.ts";

export { createWorkspaceAction as action } from "../http/workspace-choice.server.ts";

/** All time zones with their current offset from UTC. */
export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(appContext).ports.clock.now();
  return { zones: listZoneOptions(now) };
}

export default function CreateWorkspace({ actionData, loaderData }: Route.ComponentProps) {
  return <WorkspaceForm zones={loaderData.zones} answer={actionData} />;
}
