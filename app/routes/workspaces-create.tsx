import { surroundingsContext } from "#app/http/contexts.server.ts";
import { WorkspaceForm } from "#app/ui/shell/workspace-form.tsx";
import type { Route } from "./+types/workspaces-create.ts";

export { createWorkspaceAction as action } from "#app/http/workspace-choice.server.ts";

/** Every time zone with its present offset. */
export function loader({ context }: Route.LoaderArgs) {
  const now = context.get(surroundingsContext).ports.clock.now();
  return { zones: ["UTC", ...Intl.supportedValuesOf("timeZone")].map((zone) => zoneOption(zone, now)) };
}

function zoneOption(value: string, now: number) {
  const format = new Intl.DateTimeFormat("en", { timeZone: value, timeZoneName: "longOffset" });
  const offset = format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return { value, label: `${value.replaceAll("_", " ")} (${offset})` };
}

export default function CreateWorkspace({ actionData, loaderData }: Route.ComponentProps) {
  return <WorkspaceForm zones={loaderData.zones} answer={actionData} />;
}
