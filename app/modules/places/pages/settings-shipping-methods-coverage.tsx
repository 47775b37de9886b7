import { testShippingMethods } from "#app/modules/pricing/commands/test-coverage.server.ts";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readMethodCoverageScreen } from "../commands/list-coverage.server.ts";
import { setShippingMethodCoverage } from "../commands/set-coverage.server.ts";
import { CoverageScreen } from "../screens/coverage-screen.tsx";
import type { Route } from "./+types/settings-shipping-methods-coverage.ts";

export const loader = createScreenLoader(readMethodCoverageScreen);
export const action = createCommandAction([setShippingMethodCoverage, testShippingMethods]);

export default function Coverage({ loaderData }: Route.ComponentProps) {
  return <CoverageScreen {...loaderData} />;
}
