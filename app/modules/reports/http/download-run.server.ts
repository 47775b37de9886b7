import { scopeContext } from "#app/platform/http/contexts.server.ts";
import type { HandlerArgs } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toFileResponse } from "#app/platform/http/files/list-files.server.ts";
import { openReportFile } from "../commands/open-report-file.server.ts";

/** The file of a finished run. */
export async function downloadRun({ context, request, params }: HandlerArgs): Promise<Response> {
  const file = await openReportFile(context.get(scopeContext), params.runId ?? "", params.id);
  return file.ok ? toFileResponse(file.value) : toFailureResponse(request, file.failure);
}
