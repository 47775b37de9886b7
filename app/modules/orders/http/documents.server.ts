import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { Command } from "#app/platform/commands/command.server.ts";
import { answerJson, privately } from "#app/platform/http/answer-json.server.ts";
import { apiCommands } from "#app/platform/http/api.server.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { readUploadedFile } from "#app/platform/http/files/upload.server.ts";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { addDocument, removeDocument, stageDocument } from "../commands/documents/document-commands.server.ts";
import { openDocument } from "../commands/documents/read-documents.server.ts";
import { documentLimits, formatContentDisposition } from "../model/documents.ts";

/** POST of one document as a form with `file`: 201 with its id, 413 when it is too large, 415 for another type. */
function createUploadAction(command: Command, call: string) {
  return async ({ request, context, params }: ActionFunctionArgs): Promise<Response> => {
    if (request.method !== "POST") return toFailureResponse(request, fail("method_not_allowed").failure);
    const upload = await readUploadedFile(request, documentLimits.bytes);
    if (!upload.ok) return toFailureResponse(request, upload.failure);
    const input = pickKnownFields(command.input, { ...upload.value, ...params });
    const result = await command.execute(context.get(scopeContext), input);
    if (!result.ok) return toFailureResponse(request, result.failure);
    return answerJson(call, result.value, 201);
  };
}

export const stageDocumentAction = createUploadAction(stageDocument, "POST /api/orders/documents");
export const addDocumentAction = createUploadAction(addDocument, "POST /api/orders/{number}/documents");
export const removeDocumentAction = apiCommands([{ method: "DELETE", command: removeDocument }]);

/** GET of a document's file: always as a download, so that an uploaded file never runs as a page of ours. */
export async function documentLoader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const opened = await openDocument(context.get(scopeContext), { params });
  if (!opened.ok) return toFailureResponse(request, opened.failure);
  const { name, contentType, file } = opened.value;
  return new Response(file.body, {
    headers: {
      ...privately,
      "Content-Type": contentType,
      "Content-Length": String(file.size),
      "Content-Disposition": formatContentDisposition(name),
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}
