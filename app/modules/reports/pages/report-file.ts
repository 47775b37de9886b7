import type { LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toFileResponse } from "#app/platform/http/files/list-files.server.ts";
import { openReportFile } from "../commands/open-report-file.server.ts";

/** `GET` of a finished file, for members. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const file = await openReportFile(context.get(scopeContext), params.runId ?? "");
  return file.ok ? toFileResponse(file.value) : toFailureResponse(request, file.failure);
}
