import type { LoaderFunctionArgs } from "react-router";
import { apiCommands, apiReads } from "#app/platform/http/api.server.ts";
import { acceptSuggestions } from "../commands/repair/accept-suggestions.server.ts";
import { acceptWarnings } from "../commands/repair/accept-warnings.server.ts";
import { commitImport } from "../commands/run/commit-import.server.ts";
import { configureImport } from "../commands/run/configure-import.server.ts";
import { mapImport } from "../commands/run/map-import.server.ts";
import { validateImport } from "../commands/run/validate-import.server.ts";
import { readImportRows } from "../commands/wizard/read-import.server.ts";
import { importResultResponse } from "../http/import-files.server.ts";

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
  { method: "POST", action: "keep", command: acceptWarnings },
  { method: "POST", action: "commit", command: commitImport, status: 202 },
]);
