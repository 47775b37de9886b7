import { useTranslate } from "../../i18n/use-translate.ts";
import type { FormChoices, FormSection } from "./form-spec.ts";
import { SpecField } from "./spec-field.tsx";

/** Sections with their fields on a grid of six columns. */
export function FormSections({ sections, choices }: { sections: readonly FormSection[]; choices: FormChoices }) {
  const t = useTranslate();
  return sections.map(({ key, title, hint, fields }) => (
    <section key={key} id={key}>
      {title && (
        <header>
          <h2>{t(title)}</h2>
          {hint && <p>{t(hint)}</p>}
        </header>
      )}
      <div className="field-grid">
        {fields.map((field) => (
          <SpecField key={field.name} field={field} choices={choices[field.name] ?? []} />
        ))}
      </div>
    </section>
  ));
}
