import { acceptSuggestions } from "#app/features/imports/repair/accept-suggestions.server.ts";
import { findRowPlace } from "#app/features/imports/repair/find-row-place.server.ts";
import { keepRows } from "#app/features/imports/repair/keep-rows.server.ts";
import { repairRow } from "#app/features/imports/repair/repair-row.server.ts";
import { commitImport } from "#app/features/imports/run/commit-import.server.ts";
import { configureImport } from "#app/features/imports/run/configure-import.server.ts";
import { mapImport } from "#app/features/imports/run/map-import.server.ts";
import { validateImport } from "#app/features/imports/run/validate-import.server.ts";
import { ImportWizard } from "#app/features/imports/wizard/import-wizard.tsx";
import { readImportScreen } from "#app/features/imports/wizard/read-import.server.ts";
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
