import { testLocations } from "#app/modules/pricing/commands/test-coverage.server.ts";
import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { coverLocation } from "../commands/coverage-commands.server.ts";
import { locationCoverageScreen } from "../commands/list-coverage.server.ts";
import { CoverageScreen } from "../screens/coverage-screen.tsx";
import type { Route } from "./+types/settings-locations-coverage.ts";

export const loader = screenLoader(locationCoverageScreen);
export const action = commandAction([coverLocation, testLocations]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
