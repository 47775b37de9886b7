import type { LoaderFunctionArgs } from "react-router";
import { viewDirectory } from "#app/features/tracking/view-directory.server.ts";
import { appContext } from "../wrappers/contexts.server.ts";
import { languageOf } from "../wrappers/preferences.server.ts";
import { orTooMany } from "./tracking.server.ts";

/** `/directory`: metered by the caller's address, like every page that asks the database for a stranger. */
export async function directoryLoader({ request, context }: Pick<LoaderFunctionArgs, "context" | "request">) {
  await orTooMany({ request, context });
  const { db, appTitle } = context.get(appContext);
  return { ...(await viewDirectory(db, languageOf(request), new URL(request.url).searchParams)), appTitle };
}
