import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { acceptSuggestions } from "../commands/repair/accept-suggestions.server.ts";
import { acceptWarnings } from "../commands/repair/accept-warnings.server.ts";
import { findRowPlace } from "../commands/repair/find-row-place.server.ts";
import { repairRow } from "../commands/repair/repair-row.server.ts";
import { commitImport } from "../commands/run/commit-import.server.ts";
import { configureImport } from "../commands/run/configure-import.server.ts";
import { mapImport } from "../commands/run/map-import.server.ts";
import { validateImport } from "../commands/run/validate-import.server.ts";
import { readImportScreen } from "../commands/wizard/read-import.server.ts";
import { ImportWizard } from "../screens/wizard/import-wizard.tsx";
import type { Route } from "./+types/orders-import-file.ts";

export const loader = createScreenLoader(readImportScreen);

export const action = createCommandAction(
  [
    configureImport,
    mapImport,
    validateImport,
    repairRow,
    acceptSuggestions,
    acceptWarnings,
    findRowPlace,
    commitImport,
  ],
  {
    redirectTo: (intent, _value, { params }) =>
      intent === configureImport.name ? `/orders/import/${params.importId}?step=map` : null,
  },
);

export default function ImportFile({ loaderData }: Route.ComponentProps) {
  return <ImportWizard data={loaderData} />;
}
