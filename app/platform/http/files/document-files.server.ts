import type { LoaderFunctionArgs } from "react-router";
import type { Command } from "#app/platform/commands/command.server.ts";
import { failFields } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { scopeContext } from "../contexts.server.ts";
import { failureResponse } from "../failures.server.ts";
import { languageOf } from "../preferences.server.ts";
import { fileResponse } from "./list-files.server.ts";

type Writer = Pick<Command<never, ExportedFile>, "execute">;

/** The document of an address for programs, by `?format=`: PDF without one. Each format has its writer, which checks who may have it. */
export function documentFileIn(writers: Readonly<Record<string, Writer>>) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const format = new URL(args.request.url).searchParams.get("format") ?? "pdf";
    const write = Object.hasOwn(writers, format) ? writers[format] : undefined;
    if (!write) return failureResponse(args.request, failFields({ format: [{ code: "invalid_value" }] }).failure);
    return documentFile(write, "pdf")(args);
  };
}

/** Paper and sheets of documents of a kind. */
export const paperAndSheets = (files: Record<"writePrint" | "writeExport", Writer>) => ({
  pdf: files.writePrint,
  xlsx: files.writeExport,
  csv: files.writeExport,
});

/** The document of an address as a file, in the reader's language and the format that is asked for, else the usual one. */
export function documentFile(write: Writer, usual: "pdf" | "xlsx" | "ubl") {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    const format = new URL(request.url).searchParams.get("format") ?? usual;
    const asked = { number: params.number, format, language: languageOf(request) };
    const file = await write.execute(context.get(scopeContext), asked);
    return file.ok ? fileResponse(file.value) : failureResponse(request, file.failure);
  };
}
