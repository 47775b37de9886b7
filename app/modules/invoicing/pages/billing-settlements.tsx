import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { sendSettlements } from "../commands/sendings/send-settlements.server.ts";
import { readSettlementsScreen } from "../commands/settlements/view-settlements.server.ts";
import { SettlementsScreen } from "../screens/settlements/settlements-screen.tsx";
import type { Route } from "./+types/billing-settlements.ts";

export const loader = createScreenLoader(readSettlementsScreen);
export const action = createCommandAction([sendSettlements]);

export default function Settlements({ loaderData }: Route.ComponentProps) {
  return <SettlementsScreen {...loaderData} />;
}
