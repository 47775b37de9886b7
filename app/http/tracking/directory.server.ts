import { data, type LoaderFunctionArgs } from "react-router";
import { errorStatuses } from "#app/domain/kernel/error-codes.ts";
import { fail } from "#app/domain/kernel/result.ts";
import { viewDirectory } from "#app/features/tracking/view-directory.server.ts";
import { appContext } from "../wrappers/contexts.server.ts";
import { failureBody } from "../wrappers/failures.server.ts";
import { languageOf } from "../wrappers/preferences.server.ts";
import { mayAsk } from "./tracking.server.ts";

const seconds = 60;

/** `/directory`: metered by the caller's address, like every page that asks the database for a stranger. */
export async function directoryLoader({ request, context }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const language = languageOf(request);
  const { db, appTitle } = context.get(appContext);
  if (await mayAsk({ context, request }))
    return { ...(await viewDirectory(db, language, new URL(request.url).searchParams)), appTitle };
  const { failure } = fail("too_many_requests", { seconds });
  throw data(failureBody(language, failure), {
    status: errorStatuses[failure.code],
    headers: { "Retry-After": String(seconds), "Cache-Control": "private, no-store" },
  });
}
