import type { LoaderFunctionArgs } from "react-router";
import { acceptSuggestions } from "#app/features/imports/repair/accept-suggestions.server.ts";
import { keepRows } from "#app/features/imports/repair/keep-rows.server.ts";
import { commitImport } from "#app/features/imports/run/commit-import.server.ts";
import { configureImport } from "#app/features/imports/run/configure-import.server.ts";
import { mapImport } from "#app/features/imports/run/map-import.server.ts";
import { validateImport } from "#app/features/imports/run/validate-import.server.ts";
import { readImportRows } from "#app/features/imports/wizard/read-import.server.ts";
import { importResultResponse } from "#app/http/files/import-files.server.ts";
import { apiCommands, apiReads } from "#app/http/wrappers/api.server.ts";

const rows = apiReads([{ at: { action: "rows" }, read: readImportRows }]);

/** `GET orders/imports/{uuid}/rows` and the file `…/result`. */
export const loader = Object.assign(
  (args: LoaderFunctionArgs) => (args.params.action === "result" ? importResultResponse(args) : rows(args)),
  rows,
);

export const action = apiCommands([
  { method: "PUT", action: "mapping", command: mapImport, status: 202 },
  { method: "PUT", action: "configuration", command: configureImport, status: 202 },
  { method: "POST", action: "validate", command: validateImport, status: 202 },
  { method: "POST", action: "accept", command: acceptSuggestions },
  { method: "POST", action: "keep", command: keepRows },
  { method: "POST", action: "commit", command: commitImport, status: 202 },
]);
