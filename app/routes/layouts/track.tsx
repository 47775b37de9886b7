import { Outlet } from "react-router";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";
import type { Route } from "./+types/track.ts";

/** The public page brings its own head; nothing here knows who looks. */
export default function TrackLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
