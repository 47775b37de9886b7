import { createInstance } from "i18next";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { Combobox } from "#app/ui/primitives/combobox.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { DurationField } from "#app/ui/primitives/duration-field.tsx";
import { FieldErrors } from "#app/ui/primitives/field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField, TextArea, TextField } from "#app/ui/primitives/text-field.tsx";

const look = { name: "amount", label: "Amount" };
const fields: Readonly<Record<string, (name: string) => ReactNode>> = {
  text: (name) => createElement(TextField, { ...look, name }),
  area: (name) => createElement(TextArea, { ...look, name }),
  number: (name) => createElement(NumberField, { ...look, name }),
  select: (name) => createElement(Select, { ...look, name, options: [] }),
  date: (name) => createElement(DateTimeField, { ...look, name, kind: "date" }),
  duration: (name) => createElement(DurationField, { ...look, name }),
  combobox: (name) => createElement(Combobox, { ...look, name, options: [] }),
};

function drawn(field: ReactNode): string {
  const i18n = createInstance();
  i18n.init({ resources: { en }, lng: "en", defaultNS: "common", initAsync: false });
  const received = createElement(FieldErrors, { value: { amount: ["Not an amount"] } }, field);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, received));
}

test.each(Object.entries(fields))("a field (%s) shows the response's error for its name, and no other", (_, field) => {
  expect(drawn(field("amount"))).toMatch(/class="field-error".*Not an amount/);
  expect(drawn(field("amount"))).toContain('aria-invalid="true"');
  expect(drawn(field("note"))).not.toContain("Not an amount");
});
