import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { readSettlementsScreen } from "../commands/settlements/view-settlements.server.ts";
import { SettlementsScreen } from "../screens/settlements/settlements-screen.tsx";
import type { Route } from "./+types/billing-settlements.ts";

export const loader = createScreenLoader(readSettlementsScreen);

export default function Settlements({ loaderData }: Route.ComponentProps) {
  return <SettlementsScreen {...loaderData} />;
}
