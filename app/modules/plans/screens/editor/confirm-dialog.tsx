import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { CashWarning, HoursWarning } from "../routes/hours-warning.tsx";
import { usePlanEditor } from "./plan-editor.tsx";

/** Confirms before routes go out to the agents, and lists what is wrong. */
export function ConfirmPlanDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { timed, act, select, open: openTab } = usePlanEditor();
  const [preserve, setPreserve] = useState(false);
  const routes = timed?.routes.filter((route) => route.stops.length > 0) ?? [];
  const violating = routes.find((route) => route.violations.some((violation) => !violation.soft));
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {translate("common:action.cancel")}
      </Button>
      <Button
        kind="primary"
        onClick={() => {
          onClose();
          act.send({ intent: "plans.confirm", preserveSequences: preserve });
        }}
      >
        {t("confirm.action", { count: routes.length })}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={t("confirm.title")} onClose={onClose} footer={footer}>
      <p>
        {t("confirm.text", {
          count: timed?.summary.assigned ?? 0,
          notified: t("confirm.notified", { count: routes.length }),
        })}
      </p>
      {timed && timed.summary.unassigned > 0 && (
        <p className="caution">{t("confirm.unassigned", { count: timed.summary.unassigned })}</p>
      )}
      {timed && violating && (
        <p className="caution is-bad">
          {t("confirm.violations", { count: timed.strictViolations })}{" "}
          <button
            type="button"
            className="link"
            onClick={() => {
              onClose();
              openTab("routes");
              select({ kind: "route", id: violating.id });
            }}
          >
            {translate("common:action.show")}
          </button>
        </p>
      )}
      {routes.map((route) => (
        <Fragment key={route.id}>
          <CashWarning route={route} />
          <HoursWarning route={route} />
        </Fragment>
      ))}
      <div>
        <Checkbox
          label={t("confirm.preserve")}
          checked={preserve}
          onChange={(event) => setPreserve(event.target.checked)}
        />
        <p className="hint">{t("confirm.preserve_hint")}</p>
      </div>
    </Dialog>
  );
}
