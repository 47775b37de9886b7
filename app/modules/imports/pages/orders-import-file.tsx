import { useEffect } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { acceptSuggestions } from "../commands/repair/accept-suggestions.server.ts";
import { acceptWarnings } from "../commands/repair/accept-warnings.server.ts";
import { findRowPlace } from "../commands/repair/find-row-place.server.ts";
import { repairRow } from "../commands/repair/repair-row.server.ts";
import { commitImport } from "../commands/run/commit-import.server.ts";
import { configureImport } from "../commands/run/configure-import.server.ts";
import { mapImport } from "../commands/run/map-import.server.ts";
import { validateImport } from "../commands/run/validate-import.server.ts";
import type { ImportScreen } from "../commands/wizard/read-import.server.ts";
import { readImportScreen } from "../commands/wizard/read-import.server.ts";
import { RepairPane } from "../screens/repair/repair-pane.tsx";
import { ConfigurationStep } from "../screens/wizard/configuration-step.tsx";
import { OwnFieldsContext } from "../screens/wizard/field-labels.ts";
import { MappingPane } from "../screens/wizard/mapping-pane.tsx";
import { SummaryStep } from "../screens/wizard/summary-step.tsx";
import { MapFoot } from "../screens/wizard/wizard-foot.tsx";
import { WizardHead, type WizardStep } from "../screens/wizard/wizard-head.tsx";
import type { Route } from "./+types/orders-import-file.ts";
import "../screens/wizard/import.css";

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

const POLL_MS = 500;

/** One import from configuration to summary; the step is part of the URL. */
export default function ImportFile({ loaderData: data }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const { status, uuid, fileName } = data.import;
  const step = getWizardStep(query.get("step"), status);
  usePolling(status === "validating" || status === "committing");
  const lastOpenStep: WizardStep = status === "uploaded" || status === "failed" ? "map" : "summary";
  return (
    <div className="page-import flex flex-col flex-1 min-h-0">
      <PageTitle>{fileName}</PageTitle>
      <WizardHead
        title={fileName}
        current={step}
        importId={status === "committing" || status === "done" ? null : uuid}
        lastOpenStep={lastOpenStep}
      />
      {step === "configuration" && <ConfigurationStep data={data} />}
      {step === "summary" && <SummaryStep data={data} />}
      {step === "map" && (
        <OwnFieldsContext value={data.customFields}>
          <div className="mapping-panes">
            <MappingPane data={data} />
            <RepairPane data={data} />
          </div>
          <MapFoot data={data} />
        </OwnFieldsContext>
      )}
    </div>
  );
}

/** Once orders are being created, configuration and mapping are closed. */
function getWizardStep(requested: string | null, status: ImportScreen["import"]["status"]): WizardStep {
  if (status === "committing" || status === "done") return "summary";
  if (requested === "configuration") return "configuration";
  return requested === "summary" && status === "validated" ? "summary" : "map";
}

/** Reloads the screen's data twice a second while the server is working. */
function usePolling(active: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!active || state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), POLL_MS);
    return () => clearTimeout(timer);
  }, [active, state, revalidate]);
}
