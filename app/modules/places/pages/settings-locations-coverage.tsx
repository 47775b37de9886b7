import { testLocations } from "#app/modules/pricing/commands/test-coverage.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readLocationCoverageScreen } from "../commands/list-coverage.server.ts";
import { setLocationCoverage } from "../commands/set-coverage.server.ts";
import { CoverageScreen } from "../screens/coverage-screen.tsx";
import type { Route } from "./+types/settings-locations-coverage.ts";

export const loader = createScreenLoader(readLocationCoverageScreen);
export const action = createCommandAction([setLocationCoverage, testLocations]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
