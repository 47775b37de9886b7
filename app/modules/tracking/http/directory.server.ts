import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { viewDirectory } from "../commands/view-directory.server.ts";
import { enforceRateLimit } from "./tracking.server.ts";

/** `/directory`: metered by the caller's address, like every page that asks the database for a stranger. */
export async function loadDirectory({ request, context }: Pick<LoaderFunctionArgs, "context" | "request">) {
  await enforceRateLimit({ request, context });
  const { db, appTitle } = context.get(appContext);
  return { ...(await viewDirectory(db, getRequestLanguage(request), new URL(request.url).searchParams)), appTitle };
}
