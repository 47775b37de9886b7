import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsScreen } from "#app/ui/settings-list/settings-screen.tsx";
import { teamCatalogue } from "../commands/teams.server.ts";
import { teamSections, teamsSpec } from "../screens/teams.resource.tsx";
import type { Route } from "./+types/settings-teams.ts";

export const loader = screenLoader(teamCatalogue.screen);
export const action = commandAction(teamCatalogue.commands);

export default function Teams({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  return (
    <SettingsScreen
      spec={teamsSpec}
      kind="teams"
      schema={() => import("../model/team.ts").then((module) => module.teamSchema)}
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
