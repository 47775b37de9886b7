import { testTeams } from "#app/modules/pricing/commands/test-coverage.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readTeamCoverageScreen } from "../commands/list-coverage.server.ts";
import { setTeamCoverage } from "../commands/set-coverage.server.ts";
import { CoverageScreen } from "../screens/coverage-screen.tsx";
import type { Route } from "./+types/settings-teams-coverage.ts";

export const loader = createScreenLoader(readTeamCoverageScreen);
export const action = createCommandAction([setTeamCoverage, testTeams]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
