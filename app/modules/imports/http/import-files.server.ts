import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { writeCsv } from "#app/platform/documents/tables/csv-writer.ts";
import { importLimits } from "#app/platform/documents/tables/source-table.ts";
import { writeWorkbook } from "#app/platform/documents/xlsx/writer.ts";
import { scopeContext } from "#app/platform/http/contexts.server.ts";
import { failureBody, failureResponse } from "#app/platform/http/failures.server.ts";
import { uploadedFile } from "#app/platform/http/files/upload.server.ts";
import { languageOf } from "#app/platform/http/preferences.server.ts";
import type { ActionAnswer } from "#app/platform/http/screens.server.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { type Failure, fail } from "#app/platform/kernel/result.ts";
import { importOf } from "../commands/run/import-file.server.ts";
import { resultFile } from "../commands/run/result-file.server.ts";
import { uploadImport, xlsxType } from "../commands/run/upload-import.server.ts";
import { templateRows } from "../model/template.ts";
import type { ResultFile } from "../screens/run/result-file.ts";

/** The result of an import as a download; `?only=errors` holds the invalid rows alone. */
export async function importResultResponse({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const scope = context.get(scopeContext);
  const found = await importOf(scope, params.importId);
  if (!found.ok) return refuse(request, found.failure);
  const only = new URL(request.url).searchParams.get("only") === "errors" ? "errors" : "all";
  const file = await resultFile(scope, found.value, only, languageOf(request));
  return file.ok ? download(file.value) : refuse(request, file.failure);
}

/** The upload of the wizard's first step: leads to the configuration, or says what is wrong with the file. */
export async function uploadAction({ request, context }: ActionFunctionArgs) {
  const file = await uploadedFile(request, importLimits.bytes);
  const result = file.ok
    ? await uploadImport.execute(context.get(scopeContext), { file_name: file.value.name, bytes: file.value.bytes })
    : file;
  if (result.ok) return redirect(`/orders/import/${result.value.import.uuid}?step=configuration`);
  const answer: ActionAnswer = {
    ok: false,
    intent: uploadImport.name,
    ...failureBody(languageOf(request), result.failure),
  };
  return data(answer, { status: errorStatuses[result.failure.code] });
}

/**
 * An empty order file with an example, in the reader's language: `csv` or `xlsx`; `?units=metric` or `imperial`, else the
 * account's.
 */
export async function importTemplateResponse({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const { preferences } = context.get(scopeContext).account;
  const asked = new URL(request.url).searchParams.get("units");
  const system = asked === "metric" || asked === "imperial" ? asked : preferences.weight_measurement_system;
  const language = languageOf(request) === "de" ? "de" : "en";
  const t = translator(language);
  const rows = templateRows((field) => t(`imports:field.${field}`), { system, language });
  const name = `orders-${system}`;
  // Spreadsheet programs part columns by what their country writes.
  if (params.format === "csv")
    return download({
      name: `${name}.csv`,
      type: "text/csv; charset=utf-8",
      body: writeCsv(language === "de" ? ";" : ",", rows),
    });
  if (params.format === "xlsx")
    return download({ name: `${name}.xlsx`, type: xlsxType, body: writeWorkbook(t("imports:orders"), rows) });
  return refuse(request, fail("not_found").failure);
}

function refuse(request: Request, failure: Failure): Response {
  return failureResponse(request, failure);
}

function download({ name, type, body }: ResultFile): Response {
  return new Response(typeof body === "string" ? body : body.slice(), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
