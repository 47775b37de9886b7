import type { LoaderFunctionArgs } from "react-router";
import type { Command } from "#app/features/command.server.ts";
import type { ExportedFile } from "#app/features/export-list.server.ts";
import { scopeContext } from "../wrappers/contexts.server.ts";
import { failureResponse } from "../wrappers/failures.server.ts";
import { languageOf } from "../wrappers/preferences.server.ts";
import { fileResponse } from "./list-files.server.ts";

/** The document of an address as a file, in the reader's language and the format that is asked for, else the usual one. */
export function documentFile(write: Pick<Command<never, ExportedFile>, "execute">, usual: "pdf" | "xlsx" | "ubl") {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    const format = new URL(request.url).searchParams.get("format") ?? usual;
    const asked = { number: params.number, format, language: languageOf(request) };
    const file = await write.execute(context.get(scopeContext), asked);
    return file.ok ? fileResponse(file.value) : failureResponse(request, file.failure);
  };
}
