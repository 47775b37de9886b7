import { useEffect } from "react";
import { useFetcher, useLocation } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { StepState } from "../../model/first-steps.ts";
import { findNextStep } from "../../model/next-step.ts";
import "./next-step-bar.css";

/** Offers the next first step where one was just done. Its data is loaded again after every change of the page. */
export function NextStepBar() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { load, data } = useFetcher<{ steps: readonly StepState[] | null }>();
  useEffect(() => {
    void load("/first-steps");
  }, [load]);
  const next = data?.steps ? findNextStep(pathname, data.steps) : null;
  if (!next) return null;
  return (
    <div className="next-step" role="status">
      <span>
        <b>{t("home:steps.title")}</b> {t("home:steps.done_of", { done: next.done, of: next.of })}
      </span>
      <ButtonLink to={next.to}>{t("home:steps.next", { step: t(`home:steps.${next.key}`) })}</ButtonLink>
    </div>
  );
}
