import type { LoaderFunctionArgs } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { languageOf } from "#app/platform/http/preferences.server.ts";
import { viewDirectory } from "../commands/view-directory.server.ts";
import { orTooMany } from "./tracking.server.ts";

/** `/directory`: metered by the caller's address, like every page that asks the database for a stranger. */
export async function directoryLoader({ request, context }: Pick<LoaderFunctionArgs, "context" | "request">) {
  await orTooMany({ request, context });
  const { db, appTitle } = context.get(appContext);
  return { ...(await viewDirectory(db, languageOf(request), new URL(request.url).searchParams)), appTitle };
}
