import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { getCustomFieldName } from "#app/modules/custom-fields/model/custom-field.ts";
import { writeCsv } from "#app/platform/documents/tables/csv-writer.ts";
import { IMPORT_LIMITS } from "#app/platform/documents/tables/source-table.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/workbook-writer.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureBody, toFailureResponse } from "#app/platform/http/failures.server.ts";
import { multipartForm } from "#app/platform/http/files/multipart-form.ts";
import { readUploadedFile } from "#app/platform/http/files/upload.server.ts";
import { runIdempotently } from "#app/platform/http/idempotency.server.ts";
import type { ActionResult } from "#app/platform/http/screens.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";
import { readImportByPath } from "../commands/run/read-import-file.server.ts";
import { uploadImport } from "../commands/run/upload-import.server.ts";
import { writeResultFile } from "../commands/run/write-result-file.server.ts";
import type { ResultFile } from "../model/result-file.ts";
import { XLSX_TYPE } from "../model/result-file.ts";
import { buildTemplateRows } from "../model/template.ts";

/** The result of an import as a download; `?only=errors` contains only the invalid rows. */
export async function importResultResponse({
  request,
  context,
  params,
}: Pick<LoaderFunctionArgs, "request" | "context" | "params">): Promise<Response> {
  const scope = context.get(scopeContext);
  const found = await readImportByPath(scope, params.importId);
  if (!found.ok) return toRefusal(request, found.failure);
  const only = new URL(request.url).searchParams.get("only") === "errors" ? "errors" : "all";
  const file = await writeResultFile(scope, found.value, only, getRequestLanguage(request));
  return file.ok ? toDownload(file.value) : toRefusal(request, file.failure);
}

export const importForm = multipartForm("CSV or XLSX, 5 MB and 50,000 rows at most");

/** `POST imports`: a file in, its columns and mapping out. The Idempotency-Key covers the file's content. */
export const uploadImportFile: Handler = async ({ request, context, respond }) => {
  const scope = context.get(scopeContext);
  const file = await readUploadedFile(request, IMPORT_LIMITS.bytes);
  if (!file.ok) return toRefusal(request, file.failure);
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
    return result.ok ? respond(result.value) : toRefusal(request, result.failure);
  });
};

/** The upload of the wizard's first step: redirects to the configuration, or reports what is wrong with the file. */
export async function uploadImportAction({ request, context }: ActionFunctionArgs) {
  const file = await readUploadedFile(request, IMPORT_LIMITS.bytes);
  const result = file.ok
    ? await uploadImport.execute(context.get(scopeContext), { file_name: file.value.name, bytes: file.value.bytes })
    : file;
  if (result.ok) return redirect(`/orders/import/${result.value.import.uuid}?step=configuration`);
  const answer: ActionResult = {
    ok: false,
    intent: uploadImport.name,
    ...toFailureBody(getRequestLanguage(request), result.failure),
  };
  return data(answer, { status: errorStatuses[result.failure.code] });
}

/**
 * An empty order file with an example, in the reader's language: `csv` or `xlsx`; `?units=metric` or `imperial`, by
 * default the account's.
 */
export async function importTemplateResponse({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const { preferences } = context.get(scopeContext).account;
  const requested = new URL(request.url).searchParams.get("units");
  const system = requested === "metric" || requested === "imperial" ? requested : preferences.weight_measurement_system;
  const language = getRequestLanguage(request) === "de" ? "de" : "en";
  const t = createTranslator(language);
  const fields = await readCustomFields(context.get(scopeContext), "order");
  const own = fields.map((field) => getCustomFieldName(field, language));
  const rows = buildTemplateRows((field) => t(`imports:field.${field}`), { system, language }, own);
  const name = `orders-${system}`;
  // Spreadsheet programs expect the list separator of their country.
  if (params.format === "csv")
    return toDownload({
      name: `${name}.csv`,
      type: "text/csv; charset=utf-8",
      body: writeCsv(language === "de" ? ";" : ",", rows),
    });
  if (params.format === "xlsx")
    return toDownload({ name: `${name}.xlsx`, type: XLSX_TYPE, body: writeWorkbook(t("imports:orders"), rows) });
  return toRefusal(request, fail("not_found").failure);
}

function toRefusal(request: Request, failure: Failure): Response {
  return toFailureResponse(request, failure);
}

function toDownload({ name, type, body }: ResultFile): Response {
  return new Response(typeof body === "string" ? body : body.slice(), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

async function sha256Bytes(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes.slice());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
