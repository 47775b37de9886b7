import type { ActionFunctionArgs } from "react-router";
import type { Command } from "#app/platform/commands/command.server.ts";
import { IMPORT_LIMITS } from "#app/platform/documents/tables/source-table.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { answerJson } from "../answer-json.server.ts";
import { parseBody } from "../api.server.ts";
import { callPath } from "../call-path.ts";
import { scopeContext } from "../contexts.server.ts";
import { toFailureResponse, withBulkMessages } from "../failures.server.ts";
import { readUploadedFile } from "./upload.server.ts";

/**
 * `POST …/import`, multipart: `file` (CSV or XLSX), `mapping` (fields by column number, JSON) and `save=1`; without it
 * nothing is written, and the response reports what would be.
 */
export function createListImportCall(command: Command) {
  return async ({
    request,
    context,
    pattern,
  }: Pick<ActionFunctionArgs, "request" | "context" | "pattern">): Promise<Response> => {
    if (request.method !== "POST") return toFailureResponse(request, fail("method_not_allowed").failure);
    const file = await readUploadedFile(request, IMPORT_LIMITS.bytes);
    if (!file.ok) return toFailureResponse(request, file.failure);
    const { bytes, form, name } = file.value;
    const mappingField = form.get("mapping");
    const mapping = typeof mappingField === "string" ? parseBody(mappingField) : {};
    if (!mapping) return toFailureResponse(request, fail("malformed").failure);
    const save = form.get("save") === "1";
    const result = await command.execute(context.get(scopeContext), { file_name: name, bytes, mapping, save });
    if (!result.ok) return toFailureResponse(request, result.failure);
    return answerJson(`POST ${callPath(pattern, {}).path}`, withBulkMessages(request, result.value));
  };
}
