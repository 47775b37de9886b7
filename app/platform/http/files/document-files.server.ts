import type { LoaderFunctionArgs } from "react-router";
import type { Command } from "#app/platform/commands/command.server.ts";
import { failFields } from "#app/platform/kernel/result.ts";
import { type ExportedFile, fileTypes } from "#app/platform/lists/export-list.server.ts";
import { scopeContext } from "../contexts.server.ts";
import { getRequestLanguage } from "../device-preferences.server.ts";
import type { Handler } from "../endpoint-definition.ts";
import { toFailureResponse } from "../failures.server.ts";
import { toFileResponse } from "./list-files.server.ts";

type FileCommand = Pick<Command<never, ExportedFile>, "execute">;

/** What a document is as a file, by its format. */
export const documentTypes = { pdf: fileTypes.pdf, xlsx: fileTypes.xlsx, csv: fileTypes.csv };
export const xmlType = "application/xml";

/** A document for programs, by `?format=`: PDF by default. Each format has its writer, which checks permissions. */
export function createDocumentFileCall(writers: Readonly<Record<string, FileCommand>>): Handler {
  return async (args) => {
    const format = new URL(args.request.url).searchParams.get("format") ?? "pdf";
    const write = Object.hasOwn(writers, format) ? writers[format] : undefined;
    if (!write) return toFailureResponse(args.request, failFields({ format: [{ code: "invalid_value" }] }).failure);
    return createDocumentFileLoader(write, "pdf")(args);
  };
}

/** Formats of a kind of document: print and workbook. */
export const listDocumentFormats = (files: Record<"writePrint" | "writeExport", FileCommand>) => ({
  pdf: files.writePrint,
  xlsx: files.writeExport,
  csv: files.writeExport,
});

/** Creates a loader that returns a document as a file, in the reader's language and the requested or default format. */
export function createDocumentFileLoader(write: FileCommand, defaultFormat: "pdf" | "xlsx" | "ubl") {
  return async ({
    request,
    context,
    params,
  }: Pick<LoaderFunctionArgs, "request" | "context" | "params">): Promise<Response> => {
    const format = new URL(request.url).searchParams.get("format") ?? defaultFormat;
    const requested = { number: params.number, format, language: getRequestLanguage(request) };
    const file = await write.execute(context.get(scopeContext), requested);
    return file.ok ? toFileResponse(file.value) : toFailureResponse(request, file.failure);
  };
}
