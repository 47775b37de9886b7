import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";

/** The steps of the wizard; mapping and validation share one screen. */
export const wizardSteps = ["upload", "configuration", "map", "summary"] as const;
export type WizardStep = (typeof wizardSteps)[number];

interface WizardHeadProps {
  title: string;
  current: WizardStep;
  importId: string | null;
  /** The last step that can be opened. */
  lastOpenStep: WizardStep;
}

/** File name and the steps: done, current, upcoming. */
export function WizardHead({ title, current, importId, lastOpenStep }: WizardHeadProps) {
  const t = useTranslate();
  const at = wizardSteps.indexOf(current);
  return (
    <header className="wizard-head">
      <div>
        <div className="crumb">
          <Link to="/orders">{t("imports:orders")}</Link>
          <Icon of={ChevronRight} size={13} />
          <Link to="/orders/import">{t("imports:crumb")}</Link>
        </div>
        <h1>{title}</h1>
      </div>
      <ol className="steps" aria-label={t("imports:step.list")}>
        {wizardSteps.map((step, index) => {
          const open =
            importId !== null && step !== "upload" && index !== at && index <= wizardSteps.indexOf(lastOpenStep);
          return (
            <li key={step} className={index < at ? "done" : ""} aria-current={index === at ? "step" : undefined}>
              <StatusShape kind="order" code={index < at ? 7 : index === at ? 3 : 1} size={16} />
              {open ? (
                <Link to={`/orders/import/${importId}?step=${step}`}>{t(`imports:step.${step}`)}</Link>
              ) : (
                t(`imports:step.${step}`)
              )}
            </li>
          );
        })}
      </ol>
    </header>
  );
}
