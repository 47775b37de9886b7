import { useEffect, useRef, useState } from "react";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { watchForm } from "#app/ui/resource/form/watch-form.ts";
import { addUnit, type CustomFieldKind, customFieldKinds } from "../model/custom-field.ts";
import "./field-preview.css";

interface Typed {
  name: string;
  key: string;
  kind: CustomFieldKind;
  unit: string;
  choice: string;
  places: ReadonlySet<string>;
}

/** What stands in a field of a kind that shows no text of the reader's. */
const examples: Readonly<Partial<Record<CustomFieldKind, string>>> = {
  ...{ number: "12", date: "2026-12-24", yes_no: "yes", link: "https://example.com" },
};

const nothing: Typed = { name: "", key: "", kind: "text", unit: "", choice: "", places: new Set() };

/** How the field that is being entered looks: in a form, at the door and to programs. */
export function FieldPreview() {
  const t = useTranslate();
  const { language } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(nothing);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    const read = () => setTyped(readTyped(new FormData(form), language));
    read();
    return watchForm(form, ["input", "change"], read);
  }, [language]);
  const { name, key, kind, unit, choice, places } = typed;
  const example = kind === "choice" ? choice : (examples[kind] ?? t("custom_fields:example"));
  const shown = kind === "yes_no" ? t("common:table.yes") : addUnit(example, unit);
  return (
    <div ref={box} className="field span-6 field-preview">
      {places.has("in_form") && (
        <div>
          <span className="hint">{t("custom_fields:place.in_form")}</span>
          <span className="label">{name}</span>
          <span className="input">{shown}</span>
        </div>
      )}
      {places.has("for_driver") && (
        <div>
          <span className="hint">{t("custom_fields:place.for_driver")}</span>
          <p>
            <b>
              {name}: {shown}
            </b>
          </p>
        </div>
      )}
      <div>
        <span className="hint">{t("custom_fields:for_programs")}</span>
        <code>{`"metadata": { "${key}": "${example}" }`}</code>
      </div>
    </div>
  );
}

function readTyped(form: FormData, language: string): Typed {
  const text = (field: string) => String(form.get(field) ?? "");
  const names = language === "de" ? [text("name_de"), text("name")] : [text("name")];
  return {
    ...{ name: names.find((each) => each !== "") ?? "", key: text("key") },
    kind: customFieldKinds.find((each) => each === text("kind")) ?? "text",
    unit: text("kind") === "number" ? text("unit") : "",
    choice: String(form.getAll("choices").find((each) => each !== "") ?? ""),
    places: new Set(["in_form", "for_driver"].filter((each) => form.has(each))),
  };
}
