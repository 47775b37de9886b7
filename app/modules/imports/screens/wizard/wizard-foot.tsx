import { Download } from "lucide-react";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import type { ImportScreen } from "../../commands/wizard/read-import.server.ts";

/** The outcome of a commit now, always visible during repairs. */
export function MapFoot({ data }: { data: ImportScreen }) {
  const t = useTranslate();
  const { uuid, status } = data.import;
  const { create, draft, update, skip, reject } = data.outcome;
  const ready = status === "validated";
  return (
    <footer className="wizard-foot">
      {/* biome-ignore lint/a11y/useSemanticElements: five numbers that belong together, not a form's result. */}
      <div className="out" role="group" aria-label={t("imports:out.label")}>
        {ready && (
          <>
            <Part shape={7} n={create} label={t("imports:out.created")} />
            {draft > 0 && <Part shape={0} n={draft} label={t("imports:out.draft")} />}
            {update > 0 && <Part shape={3} n={update} label={t("imports:out.updated")} />}
            {skip > 0 && <Part shape={13} n={skip} label={t("imports:out.duplicates")} />}
            <Part shape={9} n={reject} label={t("imports:out.left")} />
          </>
        )}
      </div>
      <span className="grow" />
      {ready && reject + skip > 0 && (
        <a className="button button-ghost" href={`/orders/import/${uuid}/result?only=errors`} download>
          <Icon of={Download} size={15} />
          {t("imports:foot.errors_file")}
        </a>
      )}
      <ButtonLink to="?step=configuration">{t("imports:foot.back")}</ButtonLink>
      {ready ? (
        <ButtonLink kind="primary" to="?step=summary">
          {t("imports:foot.summary")}
        </ButtonLink>
      ) : (
        <Button kind="primary" disabled>
          {t("imports:foot.summary")}
        </Button>
      )}
    </footer>
  );
}

function Part({ shape, n, label }: { shape: 0 | 3 | 7 | 9 | 13; n: number; label: string }) {
  return (
    <span>
      <StatusShape kind="order" code={shape} />
      <b>
        <CountText value={n} />
      </b>
      {label}
    </span>
  );
}
