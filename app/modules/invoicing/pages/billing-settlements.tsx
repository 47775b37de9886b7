import { SettlementsScreen } from "#app/features/accounting/settlements/settlements-screen.tsx";
import { settlementsScreen } from "#app/features/accounting/settlements/view-settlements.server.ts";
import { screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/billing-settlements.ts";

export const loader = screenLoader(settlementsScreen);

export default function Settlements({ loaderData }: Route.ComponentProps) {
  return <SettlementsScreen {...loaderData} />;
}
