import type { LoaderFunctionArgs } from "react-router";
import { writePlanExport } from "#app/features/plans/export/export-plan.server.ts";
import { scopeContext } from "../wrappers/contexts.server.ts";
import { failureResponse } from "../wrappers/failures.server.ts";
import { languageOf } from "../wrappers/preferences.server.ts";
import { fileResponse } from "./list-files.server.ts";

/** A plan as a file: `?format=pdf|zip|xlsx|csv`. */
export async function planSheetsResponse({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const format = new URL(request.url).searchParams.get("format") ?? undefined;
  const asked = { planId: params.planId, format, language: languageOf(request) };
  const result = await writePlanExport.execute(context.get(scopeContext), asked);
  return result.ok ? fileResponse(result.value) : failureResponse(request, result.failure);
}
