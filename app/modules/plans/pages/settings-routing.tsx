import { RoutingScreen } from "#app/features/settings/routing/routing-screen.tsx";
import { resetRouting, saveRouting, viewRouting } from "#app/features/settings/routing/save-routing.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/settings-routing.ts";

export const loader = screenLoader(viewRouting);
export const action = commandAction([saveRouting, resetRouting]);

export default function Routing({ loaderData }: Route.ComponentProps) {
  return <RoutingScreen {...loaderData} />;
}
