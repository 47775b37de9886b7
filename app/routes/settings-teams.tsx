import { deleteTeam } from "#app/features/settings/delete-row.server.ts";
import { teamsScreen } from "#app/features/settings/list-catalogue.server.ts";
import { createTeam, updateTeams } from "#app/features/settings/save-team.server.ts";
import { SettingsScreen } from "#app/features/settings/settings-screen.tsx";
import { activateTeams, deactivateTeams } from "#app/features/settings/switch-active.server.ts";
import { teamSections, teamsSpec } from "#app/features/settings/teams.spec.tsx";
import { commandAction, screenLoader } from "#app/http/screens.server.ts";
import type { Route } from "./+types/settings-teams.ts";

export const loader = screenLoader(teamsScreen);
export const action = commandAction([createTeam, updateTeams, activateTeams, deactivateTeams, deleteTeam]);

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
