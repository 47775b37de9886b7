import { arriveStop } from "#app/features/routes/arrive-stop.server.ts";
import { attemptStop } from "#app/features/routes/attempt-stop.server.ts";
import { completeRoute } from "#app/features/routes/complete-route.server.ts";
import { completeStop } from "#app/features/routes/complete-stop.server.ts";
import { viewRoutes } from "#app/features/routes/list-routes.server.ts";
import { messageDriver } from "#app/features/routes/message-driver.server.ts";
import { moveStop } from "#app/features/routes/moves/move-stop.server.ts";
import { RoutesScreen } from "#app/features/routes/routes-screen.tsx";
import { startRoute } from "#app/features/routes/start-route.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import type { Route } from "./+types/routes.ts";

export const loader = screenLoader(viewRoutes);

export const action = commandAction([
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
