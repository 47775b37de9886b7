import { testShippingMethods } from "#app/modules/pricing/commands/test-coverage.server.ts";
import { commandAction, screenLoader } from "#app/platform/http/screens.server.ts";
import { coverShippingMethod } from "../commands/coverage-commands.server.ts";
import { methodCoverageScreen } from "../commands/list-coverage.server.ts";
import { CoverageScreen } from "../screens/coverage-screen.tsx";
import type { Route } from "./+types/settings-shipping-methods-coverage.ts";

export const loader = screenLoader(methodCoverageScreen);
export const action = commandAction([coverShippingMethod, testShippingMethods]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
