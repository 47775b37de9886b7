import { useEffect } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ImportScreen } from "../../commands/wizard/read-import.server.ts";
import { RepairPane } from "../repair/repair-pane.tsx";
import { ConfigurationStep } from "./configuration-step.tsx";
import { MappingPane } from "./mapping-pane.tsx";
import { SummaryStep } from "./summary-step.tsx";
import { MapFoot } from "./wizard-foot.tsx";
import { WizardHead, type WizardStep } from "./wizard-head.tsx";
import "./import.css";

const POLL_MS = 500;

/** One import from configuration to summary; the step is part of the URL. */
export function ImportWizard({ data }: { data: ImportScreen }) {
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
        <>
          <div className="mapping-panes">
            <MappingPane data={data} />
            <RepairPane data={data} />
          </div>
          <MapFoot data={data} />
        </>
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
