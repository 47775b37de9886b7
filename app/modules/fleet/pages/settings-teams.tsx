import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { SettingsListPage } from "#app/ui/settings-list/settings-list-page.tsx";
import { teamCatalogue } from "../commands/teams.server.ts";
import { teamSections, teamsSpec } from "../screens/teams.resource.tsx";
import type { Route } from "./+types/settings-teams.ts";

export const loader = createScreenLoader(teamCatalogue.screen);
export const action = createCommandAction(teamCatalogue.commands);

export default function Teams({ loaderData: { list, editing, choices, canManage } }: Route.ComponentProps) {
  return (
    <SettingsListPage
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
