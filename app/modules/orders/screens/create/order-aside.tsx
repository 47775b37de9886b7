import { useDates } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import type { FormState } from "#app/ui/resource/form/resource-form.tsx";
import { FeeEstimateView } from "./fee-estimate.tsx";

interface OrderAsideProps {
  sections: readonly FormSection[];
  errors: FormState["errors"];
  /** When the draft was kept; null without one. */
  keptAt: number | null;
  onDiscard: () => void;
}

/** Beside the form: its sections with the number of fields to change, what the order will cost, and the kept draft. */
export function OrderAside({ sections, errors, keptAt, onDiscard }: OrderAsideProps) {
  const t = useTranslate();
  const dates = useDates();
  return (
    <aside className="prev order-aside" aria-label={t("orders:form.aside")}>
      <h3>{t("orders:form.on_this_page")}</h3>
      <ul className="contents-list">
        {sections.map((section) => {
          const { key, title } = section;
          const count = countErrors(section, errors);
          return (
            title && (
              <li key={key}>
                <a
                  href={`#${key}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(key)?.scrollIntoView({ block: "start" });
                  }}
                >
                  {t(title)}
                  {count > 0 && (
                    <>
                      <span className="error-count" aria-hidden>
                        {count}
                      </span>
                      <span className="visually-hidden">{t("common:form.summary", { count })}</span>
                    </>
                  )}
                </a>
              </li>
            )
          );
        })}
      </ul>
      <section>
        <h3>{t("orders:form.section.fees")}</h3>
        <FeeEstimateView />
      </section>
      {keptAt !== null && (
        <section>
          <h3>{t("orders:form.draft.title")}</h3>
          <p className="hint">{t("orders:form.draft.text", { time: dates.instant(keptAt) })}</p>
          <Button onClick={onDiscard}>{t("orders:form.draft.discard")}</Button>
        </section>
      )}
    </aside>
  );
}

/** Fields of a section that need a change; a field of parts counts each of them. */
export function countErrors({ fields }: Pick<FormSection, "fields">, errors: FormState["errors"]): number {
  return Object.entries(errors).filter(
    ([name, sentences]) =>
      sentences.length > 0 &&
      fields.some(
        (field) => name === field.name || name.startsWith(`${field.name}.`) || name.startsWith(`${field.name}[`),
      ),
  ).length;
}
