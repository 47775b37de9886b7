import type { LoaderFunctionArgs } from "react-router";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { toFileResponse } from "#app/platform/http/files/list-files.server.ts";
import { fail } from "#app/platform/kernel/result.ts";
import { exportDashboard } from "../commands/export-dashboard.server.ts";
import { exportRows } from "../commands/export-rows.server.ts";
import { readEmbedPage } from "../http/embeds.server.ts";

/** A dashboard of an address, or the rows behind one of its numbers, as a file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const file = await readEmbedPage(args, async (scope, { url, params, embed }) => {
    const request = { url, params, language: getRequestLanguage(args.request) };
    if (params.dashboard === "rows") return exportRows(scope, request);
    return embed.shown.some((each) => each === params.dashboard) ? exportDashboard(scope, request) : fail("not_found");
  });
  return file.ok ? toFileResponse(file.value.value) : toFailureResponse(args.request, file.failure);
}
