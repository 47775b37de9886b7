import { zoneOptions } from "#app/domain/kernel/time-zone.ts";
import { appContext } from "#app/http/wrappers/contexts.server.ts";
import { WorkspaceForm } from "#app/ui/shell/sign-in/workspace-form.tsx";
import type { Route } from "./+types/workspaces-create.ts";

export { createWorkspaceAction as action } from "#app/http/sign-in/workspace-choice.server.ts";

/** Every time zone with its present offset. */
export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(appContext).ports.clock.now();
  return { zones: zoneOptions(now) };
}

export default function CreateWorkspace({ actionData, loaderData }: Route.ComponentProps) {
  return <WorkspaceForm zones={loaderData.zones} answer={actionData} />;
}
