import type { LoaderFunctionArgs } from "react-router";
import { writeManifest } from "#app/features/shipments/print-manifest.server.ts";
import { scopeContext } from "../wrappers/contexts.server.ts";
import { failureResponse } from "../wrappers/failures.server.ts";
import { languageOf } from "../wrappers/preferences.server.ts";
import { fileResponse, formOf } from "./list-files.server.ts";

/** The manifest of shipments: `?shipments=A,B&to_excel=true`, or a form with `ids` for many of them. */
export async function manifestResponse({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const fields = request.method === "POST" ? await formOf(request) : new URL(request.url).searchParams;
  const result = await writeManifest.execute(context.get(scopeContext), {
    type: params.type,
    shipments: [...fields.getAll("shipments"), ...fields.getAll("ids")].map(String).join(","),
    to_excel: fields.get("to_excel") || undefined,
    language: languageOf(request),
  });
  return result.ok ? fileResponse(result.value) : failureResponse(request, result.failure);
}
