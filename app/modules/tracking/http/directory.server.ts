import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { viewDirectory } from "../commands/view-directory.server.ts";
import { enforceRateLimit } from "./tracking.server.ts";

/** `/directory`: rate-limited by client address, like every public page that reads the database. */
export async function loadDirectory({ request, context }: Pick<LoaderFunctionArgs, "context" | "request">) {
  await enforceRateLimit({ request, context });
  const { db, appTitle } = context.get(appContext);
  return { ...(await viewDirectory(db, getRequestLanguage(request), new URL(request.url).searchParams)), appTitle };
}
