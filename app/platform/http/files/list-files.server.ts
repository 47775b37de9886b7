import type { LoaderFunctionArgs } from "react-router";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Result } from "#app/platform/kernel/result.ts";
import type { ExportedFile, ExportRequest } from "#app/platform/lists/export-list.server.ts";
import { scopeContext } from "../contexts.server.ts";
import { getRequestLanguage } from "../device-preferences.server.ts";
import { toFailureResponse } from "../failures.server.ts";

interface ListFileArgs extends ExportRequest {
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * A list as a download, in the reader's language: the rows its URL matches, or the `ids` of a form with its `format`.
 */
export function createListFileHandler(
  make: (scope: Scope, args: ListFileArgs) => Result<ExportedFile> | Promise<Result<ExportedFile>>,
) {
  return async ({
    request,
    context,
    params,
  }: Pick<LoaderFunctionArgs, "request" | "context" | "params">): Promise<Response> => {
    const url = new URL(request.url);
    const form = request.method === "POST" ? await readFileForm(request) : null;
    if (form) url.searchParams.set("format", String(form.get("format") ?? ""));
    const selected = form ? { ids: form.getAll("ids").map(String) } : {};
    const file = await make(context.get(scopeContext), {
      url,
      params,
      language: getRequestLanguage(request),
      ...selected,
    });
    if (!file.ok) return toFailureResponse(request, file.failure);
    return toFileResponse(file.value);
  };
}

/** A file as a download. */
export function toFileResponse({ name, type, body }: ExportedFile): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** The fields of a form that requests a file; empty for other bodies. */
export async function readFileForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
