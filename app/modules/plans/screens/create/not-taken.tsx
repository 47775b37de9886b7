import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Dialog } from "#app/ui/primitives/dialog.tsx";

export type PlanShipmentsOutcome = BulkOutcome;

interface NotTakenProps {
  plan: { id: string; number: string; added: PlanShipmentsOutcome };
  /** The number of a shipment. */
  getName: (id: string) => string;
}

/** Shipments that could not join the new plan, each with its reason; closing opens the plan. */
export function NotTaken({ plan, getName }: NotTakenProps) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const navigate = useNavigate();
  const { succeeded, refused } = plan.added;
  const open = () => void navigate(`/plans/${plan.id}`);
  return (
    <Dialog
      open
      title={t("create.partly", { number: plan.number, count: succeeded.length, refused: refused.length })}
      onClose={open}
      footer={
        <Button kind="primary" onClick={open}>
          {t("create.open", { number: plan.number })}
        </Button>
      }
    >
      <p>{translate("common:bulk.refused_lead")}</p>
      <ul className="refusals">
        {refused.map(({ id, code, params }) => (
          <li key={id}>
            <b>{getName(id)}</b>
            <span>{translate(`errors:${code}`, params)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
