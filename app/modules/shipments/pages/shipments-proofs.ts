import type { LoaderFunctionArgs } from "react-router";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readFileForm, toFileResponse } from "#app/platform/http/files/list-files.server.ts";
import { writeProofs } from "../commands/proofs/write-proofs.server.ts";

/** The proofs of shipments: `?shipments=A,B`, or a form with `ids` when they are too many for a URL. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const fields = request.method === "POST" ? await readFileForm(request) : new URL(request.url).searchParams;
  const result = await writeProofs.execute(context.get(scopeContext), {
    type: params.type,
    shipments: [...fields.getAll("shipments"), ...fields.getAll("ids")].map(String).join(","),
    language: getRequestLanguage(request),
  });
  return result.ok ? toFileResponse(result.value) : toFailureResponse(request, result.failure);
}

export const action = loader;
