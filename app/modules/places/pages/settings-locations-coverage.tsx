import { coverLocation } from "#app/features/settings/zones/coverage-commands.server.ts";
import { CoverageScreen } from "#app/features/settings/zones/coverage-screen.tsx";
import { locationCoverageScreen } from "#app/features/settings/zones/list-coverage.server.ts";
import { testLocations } from "#app/features/settings/zones/test-coverage.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-locations-coverage.ts";

export const loader = screenLoader(locationCoverageScreen);
export const action = commandAction([coverLocation, testLocations]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
