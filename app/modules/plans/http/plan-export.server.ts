import type { LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toFileResponse } from "#app/platform/http/files/list-files.server.ts";
import { writePlanExport } from "../commands/export/export-plan.server.ts";

/** A plan as a file: `?format=pdf|zip|xlsx|csv`. */
export async function sendPlanExport({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const format = new URL(request.url).searchParams.get("format") ?? undefined;
  const requested = { planId: params.planId, format, language: getRequestLanguage(request) };
  const result = await writePlanExport.execute(context.get(scopeContext), requested);
  return result.ok ? toFileResponse(result.value) : toFailureResponse(request, result.failure);
}
