import { useTranslate } from "../../i18n/use-translate.ts";
import { Button, ButtonLink } from "../../primitives/button.tsx";
import { Dialog } from "../../primitives/dialog.tsx";
import type { BulkReport } from "./use-bulk.ts";

interface BulkResultProps {
  result: BulkReport | null;
  getName: (id: string) => string;
  onClose: () => void;
}

/** The result: how many succeeded, which were refused and why. */
export function BulkResult({ result, getName, onClose }: BulkResultProps) {
  const t = useTranslate();
  if (!result) return null;
  const { action, outcome, next } = result;
  const title = t("common:bulk.title", {
    action,
    done: outcome.succeeded.length,
    refused: outcome.refused.length,
  });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          {next && (
            <ButtonLink to={next.to} onClick={onClose}>
              {t(next.label)}
            </ButtonLink>
          )}
          <Button kind="primary" onClick={onClose}>
            {t("common:action.ok")}
          </Button>
        </>
      }
    >
      <p>{t("common:bulk.refused_lead")}</p>
      <ul className="refusals">
        {outcome.refused.map(({ id, code, params }) => (
          <li key={id}>
            <b>{getName(id)}</b>
            <span>{t(`errors:${code}`, params)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
