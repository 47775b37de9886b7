import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { completeRoute } from "../commands/complete-route.server.ts";
import { completeStop } from "../commands/complete-stop.server.ts";
import { viewRoutes } from "../commands/list-routes.server.ts";
import { messageDriver } from "../commands/message-driver.server.ts";
import { moveStop } from "../commands/moves/move-stop.server.ts";
import { startRoute } from "../commands/start-route.server.ts";
import { arriveStop, attemptStop } from "../commands/stop-actions.server.ts";
import { RoutesScreen } from "../screens/routes-screen.tsx";
import type { Route } from "./+types/routes.ts";

export const loader = createScreenLoader(viewRoutes);

export const action = createCommandAction([
  startRoute,
  arriveStop,
  completeStop,
  attemptStop,
  completeRoute,
  messageDriver,
  moveStop,
]);

export default function Routes({ loaderData }: Route.ComponentProps) {
  return <RoutesScreen view={loaderData} mapStyleUrl={useMapStyle()} />;
}
