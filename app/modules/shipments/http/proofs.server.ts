import type { LoaderFunctionArgs } from "react-router";
import { writeProofs } from "#app/features/shipments/proofs/write-proofs.server.ts";
import { scopeContext } from "../wrappers/contexts.server.ts";
import { failureResponse } from "../wrappers/failures.server.ts";
import { languageOf } from "../wrappers/preferences.server.ts";
import { fileResponse, formOf } from "./list-files.server.ts";

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
