import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReplanProposal } from "#app/modules/planning/model/crews/replan-proposal.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { showErrorToast } from "#app/ui/primitives/toast.ts";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { ProposalPart } from "./proposal-part.tsx";
import "./replan.css";

/** Default limit of changed stops: drivers already know their day. */
const DEFAULT_CHANGE_BUDGET = 10;

/**
 * A better order of the remaining stops of a confirmed plan: searched within a limit, shown, and applied or dismissed
 * as a whole.
 */
export function ReplanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const form = useId();
  const { act, view } = usePlanEditor();
  const call = useApi({ quiet: true });
  const [found, setFound] = useState<ReplanProposal | null>(null);
  const [isLooking, setLooking] = useState(false);
  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changes = Number(new FormData(event.currentTarget).get("changes"));
    setLooking(true);
    setFound(null);
    try {
      const body = { change_budget: changes };
      const path = `plans/${view.plan.id}/propose-replan`;
      setFound((await call<{ data: ReplanProposal }>(path, { method: "POST", body, names: "screen" })).data);
    } catch (error) {
      showErrorToast(t("not_done"), getErrorMessage(error) ?? translate("common:toast.try_later"));
    }
    setLooking(false);
  };
  const take = () => {
    if (found) act.send({ intent: "plans.apply_replan", routes: found.routes });
    onClose();
  };
  const footer = (
    <>
      <Button kind="ghost" onClick={onClose}>
        {t(found && found.moves.length > 0 ? "rest.leave" : "rest.close")}
      </Button>
      <Button kind={found?.moves.length ? "secondary" : "primary"} type="submit" form={form} pending={isLooking}>
        {t("rest.look")}
      </Button>
      {found && found.moves.length > 0 && (
        <Button kind="primary" disabled={act.busy} onClick={take}>
          {t("rest.take")}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open title={t("rest.title")} onClose={onClose} footer={footer}>
      <form id={form} onSubmit={(event) => void look(event)}>
        <p className="rest-text">{t("rest.text")}</p>
        <TextField
          name="changes"
          type="number"
          label={t("rest.changes")}
          hint={t("rest.hint")}
          defaultValue={String(DEFAULT_CHANGE_BUDGET)}
          min={0}
          max={5000}
          step={1}
          required
        />
      </form>
      <div aria-live="polite">{found && <ProposalPart proposal={found} />}</div>
    </Dialog>
  );
}

/** The message of a refusal. */
function getErrorMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("data" in error)) return undefined;
  const { data } = error;
  const message = typeof data === "object" && data !== null && "message" in data ? data.message : undefined;
  return typeof message === "string" ? message : undefined;
}
