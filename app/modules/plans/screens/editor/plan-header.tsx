import { ChevronRight, Redo2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { busyStatuses } from "#app/modules/planning/model/plan.states.ts";
import { toPlanReason } from "#app/modules/planning/model/plan-reasons.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { DistanceText, DurationText, formatNumber, MoneyText } from "#app/ui/formats/measures.tsx";
import { Avatar } from "#app/ui/primitives/avatar.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Tooltip } from "#app/ui/primitives/tooltip.tsx";
import { Status } from "#app/ui/status/status.tsx";
import { OptimizeButton } from "../search/optimize-button.tsx";
import { ConfirmPlanDialog } from "./confirm-dialog.tsx";
import { usePlanEditor } from "./plan-editor.tsx";
import { PlanMenu } from "./plan-menu.tsx";
import { VersionMenu } from "./version-menu.tsx";

/** Name, status, version, figures, viewers, undo and redo, and the two main actions. */
export function PlanHeader() {
  const { t } = useTranslation("plans");
  const editor = usePlanEditor();
  const { view, act, may } = editor;
  const [confirming, setConfirming] = useState(false);
  const busy = act.busy || editor.saving || editor.searching;
  const ready = view.plan.status === planStatuses.code.ready;
  const isLoaded = !editor.searching || busyStatuses.includes(view.plan.status);
  const shownStatus = isLoaded ? view.plan.status : planStatuses.code.queued;
  return (
    <header className="plan-head" data-saving={editor.saving || undefined}>
      <span className="crumb">
        <Link to="/plans" prefetch="intent">
          {t("title")}
        </Link>
        <Icon of={ChevronRight} size={13} />
      </span>
      <h1>{view.plan.name}</h1>
      <Status kind="plan" code={shownStatus} badge />
      {view.plan.stale && (
        <Tooltip text={t("stale_why")}>
          <span className="stale">{t("stale")}</span>
        </Tooltip>
      )}
      <Accepted />
      <VersionMenu />
      <span className="grow" />
      <Figures />
      <span className="separator" />
      <People />
      <UndoRedo />
      <PlanMenu />
      {view.plan.status !== planStatuses.code.confirmed && (
        <>
          <OptimizeButton kind={ready ? "secondary" : "primary"} />
          <Button
            kind={ready ? "primary" : "secondary"}
            disabled={!may("confirm") || busy}
            onClick={() => setConfirming(true)}
          >
            {t("confirm.button")}
          </Button>
        </>
      )}
      <ConfirmPlanDialog open={confirming} onClose={() => setConfirming(false)} />
    </header>
  );
}

/** How many requested routes have been accepted. */
function Accepted() {
  const { t } = useTranslation("plans");
  const { view } = usePlanEditor();
  const requested = view.requests.filter(({ request }) => request !== null);
  if (requested.length === 0) return null;
  const accepted = requested.filter(({ request }) => request === "accepted").length;
  return (
    <Tooltip text={t("accepted_why")}>
      <span className="stale">{t("accepted", { accepted, total: requested.length })}</span>
    </Tooltip>
  );
}

function Figures() {
  const { t } = useTranslation("plans");
  const { locale } = useFormats();
  const { view, timed } = usePlanEditor();
  const total = view.inputs.shipments.length;
  const summary = timed?.summary;
  const waits = timed?.routes.reduce((sum, { waitSeconds }) => sum + waitSeconds, 0) ?? 0;
  return (
    <dl className="plan-summary">
      <div>
        <dt>{t("figure.assigned")}</dt>
        <dd>
          {formatNumber(summary?.assigned ?? 0, locale)}
          <i> / {formatNumber(total, locale)}</i>
        </dd>
      </div>
      <div>
        <dt>{t("figure.late")}</dt>
        <dd className={summary?.late ? "is-bad" : undefined}>{summary?.late ?? 0}</dd>
      </div>
      <div>
        <dt>{t("figure.at_risk")}</dt>
        <dd className={summary?.atRisk ? "is-warning" : undefined}>{summary?.atRisk ?? 0}</dd>
      </div>
      {waits > 0 && (
        <div className="plan-weight">
          <dt>{t("figure.waiting")}</dt>
          <dd>
            <DurationText seconds={waits} />
          </dd>
        </div>
      )}
      <div className="plan-weight">
        <dt>{t("figure.distance")}</dt>
        <dd>
          <DistanceText metres={summary?.distance ?? 0} />
        </dd>
      </div>
      <div className="plan-weight">
        <dt>{t("figure.cost")}</dt>
        <dd>
          <MoneyText amount={summary?.cost ?? 0} currency={view.plan.currency} />
        </dd>
      </div>
    </dl>
  );
}

/** People who have the plan open; two tabs of one person count once. */
function People() {
  const { t } = useTranslation("plans");
  const { live, view } = usePlanEditor();
  const others = live.viewers.filter((viewer) => viewer.userId !== view.viewer.userId);
  const people = [view.viewer, ...others].filter(
    (each, index, all) => all.findIndex((other) => other.userId === each.userId) === index,
  );
  if (people.length < 2) return null;
  const names = people.map((each) => each.name).join(", ");
  return (
    <Tooltip text={t("people", { names })}>
      <span className="avatar-stack" role="img" aria-label={t("people", { names })}>
        {people.slice(0, 4).map((each) => (
          <Avatar key={each.userId} id={each.userId} name={each.name} />
        ))}
        {people.length > 4 && <span className="avatar more">+{people.length - 4}</span>}
      </span>
    </Tooltip>
  );
}

function UndoRedo() {
  const { t } = useTranslation("plans");
  const { view, act } = usePlanEditor();
  const current = view.versions.find((each) => each.version === view.plan.currentVersion);
  const what = current ? t(`reasons.${toPlanReason(current.reason)}`) : "";
  return (
    <span className="button-group">
      <Tooltip text={what ? t("undo_what", { what }) : t("undo")} naming>
        <button
          type="button"
          className="button button-icon"
          aria-label={t("undo")}
          disabled={!act.canUndo}
          onClick={act.undo}
        >
          <Icon of={Undo2} />
        </button>
      </Tooltip>
      <Tooltip text={t("redo")} naming>
        <button
          type="button"
          className="button button-icon"
          aria-label={t("redo")}
          disabled={!act.canRedo}
          onClick={act.redo}
        >
          <Icon of={Redo2} />
        </button>
      </Tooltip>
    </span>
  );
}
