import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { teamSections, teamsSpec } from "#app/features/settings/teams/teams.resource.tsx";
import { teamCatalogue } from "#app/features/settings/teams/teams.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-teams.ts";

export const loader = screenLoader(teamCatalogue.screen);
export const action = commandAction(teamCatalogue.commands);

export default function Teams({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  return (
    <SettingsScreen
      spec={teamsSpec}
      kind="teams"
      schema={() => import("#app/domain/fleet/team.ts").then((module) => module.teamSchema)}
      sections={teamSections}
      list={list}
      editing={editing}
      fresh={{}}
      choices={choices}
      canManage={canManage}
      coverage="/settings/teams/coverage"
    />
  );
}
