import { Outlet } from "react-router";
import { ErrorPage } from "#app/ui/shell/error-page.tsx";
import type { Route } from "./+types/embed.ts";

/** A page in a frame of somebody else's: without the shell, and without a session. */
export default function EmbedLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
