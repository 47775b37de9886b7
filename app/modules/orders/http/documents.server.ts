import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import type { Command } from "#app/platform/commands/command.server.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { createResponder } from "#app/platform/http/endpoint-calls.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { multipartForm } from "#app/platform/http/files/multipart-form.ts";
import { readUploadedFile } from "#app/platform/http/files/upload.server.ts";
import { privately } from "#app/platform/http/request-body.server.ts";
import { idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { pickKnownFields } from "#app/platform/kernel/parse-input.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { openDocument } from "../commands/documents/read-documents.server.ts";
import { documentLimits, formatContentDisposition } from "../model/documents.ts";

/** A document that was taken in. */
export const uploadedDocument = z.strictObject({
  id: idSchema,
  name: z.string().optional(),
  content_type: z.string().optional(),
  size: z.int().optional(),
});
export const documentForm = multipartForm("PDF, PNG, JPEG or WebP, 5 MB at most");

/** POST of one document as a form with `file`; 413 when it is too large, 415 for another type. */
export function uploadDocument(command: Command): Handler {
  return async ({ request, context, params, respond }) => {
    const upload = await readUploadedFile(request, documentLimits.bytes);
    if (!upload.ok) return toFailureResponse(request, upload.failure);
    const input = pickKnownFields(command.input, { ...upload.value, ...params });
    const result = await command.execute(context.get(scopeContext), input);
    return result.ok ? respond(result.value) : toFailureResponse(request, result.failure);
  };
}

/** The same for a page's form. */
export function documentAction(command: Command) {
  const upload = uploadDocument(command);
  return ({ request, context, params }: ActionFunctionArgs) => {
    if (request.method !== "POST") return toFailureResponse(request, fail("method_not_allowed").failure);
    const named = { number: params.number ?? "" };
    return upload({ request, context, params: named, respond: createResponder(uploadedDocument, 201) });
  };
}

/** GET of a document's file: always as a download, so that an uploaded file never runs as a page of ours. */
export async function documentLoader({
  context,
  request,
  params,
}: Pick<LoaderFunctionArgs, "context" | "request" | "params">): Promise<Response> {
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
