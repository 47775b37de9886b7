import { coverTeam } from "#app/features/settings/zones/coverage-commands.server.ts";
import { CoverageScreen } from "#app/features/settings/zones/coverage-screen.tsx";
import { teamCoverageScreen } from "#app/features/settings/zones/list-coverage.server.ts";
import { testTeams } from "#app/features/settings/zones/test-coverage.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-teams-coverage.ts";

export const loader = screenLoader(teamCoverageScreen);
export const action = commandAction([coverTeam, testTeams]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
