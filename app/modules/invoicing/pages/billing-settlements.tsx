import { screenLoader } from "#app/platform/http/screens.server.ts";
import { settlementsScreen } from "../commands/settlements/view-settlements.server.ts";
import { SettlementsScreen } from "../screens/settlements/settlements-screen.tsx";
import type { Route } from "./+types/billing-settlements.ts";

export const loader = screenLoader(settlementsScreen);

export default function Settlements({ loaderData }: Route.ComponentProps) {
  return <SettlementsScreen {...loaderData} />;
}
