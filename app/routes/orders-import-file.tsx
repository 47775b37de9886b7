import { acceptSuggestions } from "#app/features/imports/accept-suggestions.server.ts";
import { commitImport } from "#app/features/imports/commit-import.server.ts";
import { configureImport } from "#app/features/imports/configure-import.server.ts";
import { findRowPlace } from "#app/features/imports/find-row-place.server.ts";
import { ImportWizard } from "#app/features/imports/import-wizard.tsx";
import { keepRows } from "#app/features/imports/keep-rows.server.ts";
import { mapImport } from "#app/features/imports/map-import.server.ts";
import { readImportScreen } from "#app/features/imports/read-import.server.ts";
import { repairRow } from "#app/features/imports/repair-row.server.ts";
import { validateImport } from "#app/features/imports/validate-import.server.ts";
import { commandAction, screenLoader } from "#app/http/wrappers/screens.server.ts";
import type { Route } from "./+types/orders-import-file.ts";

export const loader = screenLoader(readImportScreen);

export const action = commandAction(
  [configureImport, mapImport, validateImport, repairRow, acceptSuggestions, keepRows, findRowPlace, commitImport],
  {
    redirectTo: (intent, _value, { params }) =>
      intent === configureImport.name ? `/orders/import/${params.importId}?step=map` : null,
  },
);

export default function ImportFile({ loaderData }: Route.ComponentProps) {
  return <ImportWizard data={loaderData} />;
}
