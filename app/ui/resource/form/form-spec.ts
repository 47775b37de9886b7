import type { ReactNode } from "react";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import type { Choice } from "../../primitives/combobox.tsx";
import type { Option } from "../../primitives/select.tsx";

interface FieldBase {
  /** Conform's name, which is also the schema's path: `contact.phone`, `packages[0].weight`. */
  name: string;
  label: TranslationKey;
  /** What is shown instead: a name that the account gave. */
  text?: string;
  hint?: TranslationKey;
  /** Columns of six; 6 without. */
  span?: 1 | 2 | 3 | 4 | 5 | 6;
  optional?: boolean;
  autoComplete?: string;
}

/** A choice whose words are in the catalogue. */
export interface TranslatedOption {
  value: string;
  label: TranslationKey;
}

/** The kinds of fields a form has. Values travel as text; the command's schema reads them. */
export type FieldSpec = FieldBase &
  (
    | { kind: "text" | "textarea" | "email" | "phone" | "url" | "date" | "time" | "datetime" }
    /** Free tags; `add` is the label of what is added if it is no tag. */
    | { kind: "tags"; add?: TranslationKey }
    /** Whole minutes, entered as hours and minutes. */
    | { kind: "duration" }
    /** `unit` is shown inside: "kg", "€/km". */
    | { kind: "number"; unit?: string; min?: number; max?: number; step?: number }
    /** A decimal amount in `currency`, or in a currency chosen beside it under `currencyName`. */
    | { kind: "money"; currency?: string; currencyName?: string; currencies?: readonly string[] }
    | { kind: "select"; options: readonly TranslatedOption[]; placeholder?: TranslationKey }
    /** Choices that depend on the account come by `choices[name]` of the form. */
    | { kind: "choice" }
    | { kind: "reference"; load?: (search: string, signal: AbortSignal) => Promise<readonly Choice[]> }
    /** Several of a few; sends the name once for each. */
    | { kind: "checks"; options?: readonly TranslatedOption[] }
    | { kind: "checkbox" | "switch" }
    /** Several of many, chosen by typing; sends the name once for each. Choices come by `choices[name]`. */
    | { kind: "several" }
    /** line1, line2, postal_code, city, region, country, directions below the name. */
    | { kind: "address" }
    /** A list of { weekday, from, to } below the name. */
    | { kind: "hours" }
    /** A custom field: gets its name; reads value and errors with `useFormField`. */
    | { kind: "custom"; render: (name: string) => ReactNode }
  );

export interface FormSection {
  /** Anchor of the section, for links. */
  key: string;
  title?: TranslationKey;
  hint?: TranslationKey;
  fields: readonly FieldSpec[];
}

/** Choices by field name that the loader gives. */
export type FormChoices = Readonly<
  Record<string, readonly (Option & Choice)[] | readonly Option[] | readonly Choice[]>
>;
