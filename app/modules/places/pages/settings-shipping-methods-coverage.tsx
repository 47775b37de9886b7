import { coverShippingMethod } from "#app/features/settings/zones/coverage-commands.server.ts";
import { CoverageScreen } from "#app/features/settings/zones/coverage-screen.tsx";
import { methodCoverageScreen } from "#app/features/settings/zones/list-coverage.server.ts";
import { testShippingMethods } from "#app/features/settings/zones/test-coverage.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-shipping-methods-coverage.ts";

export const loader = screenLoader(methodCoverageScreen);
export const action = commandAction([coverShippingMethod, testShippingMethods]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
