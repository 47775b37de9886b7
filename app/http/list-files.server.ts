import type { LoaderFunctionArgs } from "react-router";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import type { Result } from "#app/domain/kernel/result.ts";
import type { ExportedFile } from "#app/features/export-list.server.ts";
import { scopeContext } from "./contexts.server.ts";
import { failureResponse } from "./failures.server.ts";
import { languageOf } from "./preferences.server.ts";

interface ListFileArgs {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  language: string;
}

/** A list as a download, in the reader's language. */
export function listFile(
  make: (scope: Scope, args: ListFileArgs) => Result<ExportedFile> | Promise<Result<ExportedFile>>,
) {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    const args = { url: new URL(request.url), params, language: languageOf(request) };
    const file = await make(context.get(scopeContext), args);
    if (!file.ok) return failureResponse(request, file.failure);
    return fileResponse(file.value);
  };
}

/** A file to keep. */
export function fileResponse({ name, type, body }: ExportedFile): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** The fields of a form that asks for a file; none of what is no form. */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}
