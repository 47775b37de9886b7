import type { ActionFunctionArgs } from "react-router";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { scopeContext } from "../contexts.server.ts";
import { toFailureResponse } from "../failures.server.ts";
import { readFileForm, toFileResponse } from "./list-files.server.ts";

/** The file's input is large, so it is requested by POST. */
export function rejectPaymentFileGet(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** `POST` with the `ids` of documents, the paying `iban` and the `date`: returns a file for the bank. */
export function createPaymentFileAction(writer: {
  execute(scope: Scope, requested: unknown): Promise<Result<ExportedFile>>;
}) {
  return async ({ request, context }: ActionFunctionArgs): Promise<Response> => {
    const form = await readFileForm(request);
    const requested = { ids: form.getAll("ids").map(String), iban: form.get("iban"), date: form.get("date") };
    const file = await writer.execute(context.get(scopeContext), requested);
    return file.ok ? toFileResponse(file.value) : toFailureResponse(request, file.failure);
  };
}
