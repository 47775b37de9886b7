import { testTeams } from "#app/modules/pricing/commands/test-coverage.server.ts";
import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { coverTeam } from "../commands/coverage-commands.server.ts";
import { teamCoverageScreen } from "../commands/list-coverage.server.ts";
import { CoverageScreen } from "../screens/coverage-screen.tsx";
import type { Route } from "./+types/settings-teams-coverage.ts";

export const loader = screenLoader(teamCoverageScreen);
export const action = commandAction([coverTeam, testTeams]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
