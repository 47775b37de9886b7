import { Outlet } from "react-router";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";
import type { Route } from "./+types/portal.ts";

/** Pages are complete as rendered by the server; a small script adds the rest without React. */
export const handle = { still: true };

/** The same for everyone except the theme, which the device stores. */
export const headers = () => ({ "Cache-Control": "private, max-age=60" });

export default function PortalLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
