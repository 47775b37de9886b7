import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { resetRouting, saveRouting, viewRouting } from "../commands/save-routing.server.ts";
import { RoutingScreen } from "../screens/routing-screen.tsx";
import type { Route } from "./+types/settings-routing.ts";

export const loader = createScreenLoader(viewRouting);
export const action = createCommandAction([saveRouting, resetRouting]);

export default function Routing({ loaderData }: Route.ComponentProps) {
  return <RoutingScreen {...loaderData} />;
}
