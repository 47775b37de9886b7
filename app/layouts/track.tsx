import { Outlet, useRouteLoaderData } from "react-router";
import { TrackingErrorPage } from "#app/modules/tracking/screens/tracking-error.tsx";
import type { Route } from "./+types/track.ts";

/** Public pages are complete as they come from the server: no script is sent with them. */
export const handle = { still: true };

/** The link of a message opens more than its number: no address leaves with a click, and nobody finds a page by searching. */
export const headers = () => ({ "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex, nofollow" });

/** The public page brings its own head; nothing here knows who looks. */
export default function TrackLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<{ appTitle?: string }>("root");
  return <TrackingErrorPage error={error} appTitle={root?.appTitle ?? "Waybill"} />;
}
