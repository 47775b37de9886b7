import type { LoaderFunctionArgs } from "react-router";
import type { Command } from "#app/platform/commands/command.server.ts";
import { failFields } from "#app/platform/kernel/result.ts";
import type { ExportedFile } from "#app/platform/lists/export-list.server.ts";
import { scopeContext } from "../contexts.server.ts";
import { getRequestLanguage } from "../device-preferences.server.ts";
import { toFailureResponse } from "../failures.server.ts";
import { toFileResponse } from "./list-files.server.ts";

type FileCommand = Pick<Command<never, ExportedFile>, "execute">;

/** The document of an address for programs, by `?format=`: PDF without one. Each format has its writer, which checks who may have it. */
export function createDocumentFileCall(writers: Readonly<Record<string, FileCommand>>) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const format = new URL(args.request.url).searchParams.get("format") ?? "pdf";
    const write = Object.hasOwn(writers, format) ? writers[format] : undefined;
    if (!write) return toFailureResponse(args.request, failFields({ format: [{ code: "invalid_value" }] }).failure);
    return createDocumentFileLoader(write, "pdf")(args);
  };
}

/** Paper and sheets of documents of a kind. */
export const listDocumentFormats = (files: Record<"writePrint" | "writeExport", FileCommand>) => ({
  pdf: files.writePrint,
  xlsx: files.writeExport,
  csv: files.writeExport,
});

/** The document of an address as a file, in the reader's language and the format that is asked for, else the usual one. */
export function createDocumentFileLoader(write: FileCommand, usual: "pdf" | "xlsx" | "ubl") {
  return async ({ request, context, params }: LoaderFunctionArgs): Promise<Response> => {
    const format = new URL(request.url).searchParams.get("format") ?? usual;
    const requested = { number: params.number, format, language: getRequestLanguage(request) };
    const file = await write.execute(context.get(scopeContext), requested);
    return file.ok ? toFileResponse(file.value) : toFailureResponse(request, file.failure);
  };
}
