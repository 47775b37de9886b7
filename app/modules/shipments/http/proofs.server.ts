import type { LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { failureResponse } from "#app/platform/http/failures.server.ts";
import { fileResponse, formOf } from "#app/platform/http/files/list-files.server.ts";
import { languageOf } from "#app/platform/http/preferences.server.ts";
import { writeProofs } from "../commands/proofs/write-proofs.server.ts";

/** The proofs of shipments: `?shipments=A,B`, or a form with `ids` for many of them. */
export async function proofsResponse({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const fields = request.method === "POST" ? await formOf(request) : new URL(request.url).searchParams;
  const result = await writeProofs.execute(context.get(scopeContext), {
    type: params.type,
    shipments: [...fields.getAll("shipments"), ...fields.getAll("ids")].map(String).join(","),
    language: languageOf(request),
  });
  return result.ok ? fileResponse(result.value) : failureResponse(request, result.failure);
}
