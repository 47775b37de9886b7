import type { LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toFileResponse } from "#app/platform/http/files/list-files.server.ts";
import { openOpenFile } from "../commands/open-data.server.ts";

/** A file of the nightly copy. */
export async function downloadOpenFile({
  context,
  request,
  params,
}: Pick<LoaderFunctionArgs, "context" | "request" | "params">): Promise<Response> {
  const file = await openOpenFile(context.get(scopeContext), params);
  return file.ok ? toFileResponse(file.value) : toFailureResponse(request, file.failure);
}
