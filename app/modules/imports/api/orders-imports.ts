import type { ActionFunctionArgs } from "react-router";
import { IMPORT_LIMITS } from "#app/platform/documents/tables/source-table.ts";
import { answerJson } from "#app/platform/http/answer-json.server.ts";
import { apiRead } from "#app/platform/http/api.server.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readUploadedFile } from "#app/platform/http/files/upload.server.ts";
import { runIdempotently } from "#app/platform/http/idempotency.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { uploadImport } from "../commands/run/upload-import.server.ts";
import { listImports } from "../commands/wizard/read-import.server.ts";
import { sha256Bytes } from "../model/digest.ts";

export const loader = apiRead(listImports);

/** `POST orders/imports`: a file in, its columns and mapping out. The Idempotency-Key covers the file's content. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return toFailureResponse(request, fail("method_not_allowed").failure);
  const scope = context.get(scopeContext);
  const file = await readUploadedFile(request, IMPORT_LIMITS.bytes);
  if (!file.ok) return toFailureResponse(request, file.failure);
  const { name, bytes } = file.value;
  const fingerprint = new Request(request.url, {
    method: "POST",
    headers: request.headers.has("Idempotency-Key")
      ? { "Idempotency-Key": request.headers.get("Idempotency-Key") ?? "" }
      : {},
    body: `${name} ${await sha256Bytes(bytes)}`,
  });
  return runIdempotently(scope, fingerprint, async () => {
    const result = await uploadImport.execute(scope, { file_name: name, bytes });
    if (!result.ok) return toFailureResponse(request, result.failure);
    return answerJson("POST /api/orders/imports", result.value, 201);
  });
}
