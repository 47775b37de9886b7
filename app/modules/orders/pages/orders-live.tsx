import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useMapStyle } from "#app/ui/map/use-map-style.ts";
import { viewLive } from "../commands/live/view-live.server.ts";
import { LiveScreen } from "../screens/live/live-screen.tsx";
import type { Route } from "./+types/orders-live.ts";

/** The board has its own header across the top. */
export const handle = { topbar: false };

export const loader = createScreenLoader(viewLive);

export default function OrdersLive({ loaderData }: Route.ComponentProps) {
  return <LiveScreen view={loaderData} mapStyleUrl={useMapStyle()} />;
}
