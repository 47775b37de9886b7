import { Outlet, useRouteLoaderData } from "react-router";
import { TrackingMiss } from "#app/features/tracking/tracking-miss.tsx";
import type { Route } from "./+types/track.ts";

/** Public pages are complete as they come from the server: no script is sent with them. */
export const handle = { still: true };

/** The public page brings its own head; nothing here knows who looks. */
export default function TrackLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<{ appTitle?: string }>("root");
  return <TrackingMiss error={error} appTitle={root?.appTitle ?? "Waybill"} />;
}
