import { Outlet, useRouteLoaderData } from "react-router";
import { TrackingErrorPage } from "#app/modules/tracking/screens/tracking-error.tsx";
import type { Route } from "./+types/track.ts";

/** Public pages are complete as rendered by the server: they load no script, and no font, which would weigh more than all of them. */
export const handle = { still: true, font: "system" };

/**
 * A link from a message shows more than the order number alone: its URL must not leak as a referrer or into search
 * engines.
 */
export const headers = () => ({ "Referrer-Policy": "strict-origin", "X-Robots-Tag": "noindex, nofollow" });

/** The public page has its own header; the layout has no data of the visitor. */
export default function TrackLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<{ appTitle?: string }>("root");
  return <TrackingErrorPage error={error} appTitle={root?.appTitle ?? "Waybill"} />;
}
