import { Outlet } from "react-router";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";
import type { Route } from "./+types/portal.ts";

/** Pages are complete as they come from the server; what a script of a few lines adds is not React's. */
export const handle = { still: true };

/** The same for everybody but for the theme, which the device remembers. */
export const headers = () => ({ "Cache-Control": "private, max-age=60" });

export default function PortalLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
