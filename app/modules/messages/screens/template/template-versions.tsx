import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { TemplateTexts } from "../../model/template.ts";

export interface TemplateVersion {
  version: number;
  texts: TemplateTexts | null;
  created_by: string | null;
  created_at: number;
  used_since: number | null;
}

interface TemplateVersionsProps {
  versions: readonly TemplateVersion[];
  inUse: number | null;
  standard: TemplateTexts;
  onLoad: (texts: TemplateTexts) => void;
}

/** All versions, the newest first; each can be loaded into the editor again. */
export function TemplateVersions({ versions, inUse, standard, onLoad }: TemplateVersionsProps) {
  const t = useTranslate();
  const dates = useDates();
  const write = (at: number) => formatWithinSentence(dates.instant(at));
  return (
    <section>
      <h2>{t("messages:template.versions")}</h2>
      {versions.length === 0 && <p className="faint-ink">{t("messages:template.no_versions")}</p>}
      <ul className="template-versions">
        {versions.map(({ version, texts, created_by: by, created_at: at, used_since: since }) => (
          <li key={version}>
            <b>{version}</b>
            <span>
              {since === null
                ? t("messages:template.draft_of", { when: write(at) })
                : t(version === inUse ? "messages:template.in_use" : "messages:template.was_used", {
                    when: write(since),
                  })}
              {texts === null && `, ${t("messages:standard_text")}`}
              {by && `, ${by}`}
            </span>
            <button type="button" className="link" onClick={() => onLoad(texts ?? standard)}>
              {t("messages:template.load")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
