import { z } from "zod";
import { optionalNumberSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { metadataKey } from "#app/platform/kernel/metadata.ts";
import { metadataLimits } from "#app/platform/kernel/metadata-text.ts";
import {
  type CustomField,
  type CustomFieldNoun,
  customFieldKinds,
  customFieldNouns,
  fieldPlaceNames,
  listFieldPlaces,
} from "./custom-field.ts";

const MAX_CHOICES = 50;
const place = z.boolean().default(false);

/** A field as the form and the API send it. */
export const customFieldSchema = z
  .object({
    noun: z.enum(customFieldNouns).describe("What has it"),
    key: z.string().regex(metadataKey, { error: "metadata_key" }).describe("Its key in the metadata"),
    name: textSchema(80).describe("What screens call it"),
    name_de: optionalSchema(textSchema(80)).describe("The same in German, if it differs"),
    kind: z.enum(customFieldKinds),
    choices: z.array(textSchema(100)).max(MAX_CHOICES).default([]).describe("Of a choice: the texts to choose from"),
    unit: optionalSchema(textSchema(12)).describe("Of a number: what it counts, `°C`"),
    max_length: optionalNumberSchema(z.number().int().min(1).max(metadataLimits.value)).describe("Of a text: letters"),
    required: place.describe("People fill it in; programs and files need not. Needs `in_form`"),
    in_form: place.describe("People fill it in where they make or change one"),
    in_list: place.describe("A column of the list"),
    in_filter: place.describe("A filter of the list, of reports and, of orders, of rules"),
    for_driver: place.describe("Shown at the stop, in bold"),
    on_label: place.describe("A line of the label, 24 letters; of orders alone"),
    for_customers: place.describe("Shown behind tracking links; of orders alone"),
    customers_change: place.describe("Customers may change it there until the delivery; needs `for_customers`"),
    on_invoice: place.describe("Below the order on a merchant's invoice; not of shipments"),
    position: optionalNumberSchema(z.number().int().min(0).max(999)).describe("Lower ones come first"),
  })
  .superRefine((field, context) => {
    const { noun, kind, choices, unit, max_length } = field;
    const issue = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (kind === "choice" && choices.length === 0) issue("choices", "required");
    if (new Set(choices).size < choices.length) issue("choices", "already_used");
    if (unit && kind !== "number") issue("unit", "invalid_value");
    if (max_length && kind !== "text") issue("max_length", "invalid_value");
    if (field.required && !field.in_form) issue("required", "custom_fields:needs_form");
    if (field.customers_change && !field.for_customers) issue("customers_change", "custom_fields:needs_customers");
    const places = listFieldPlaces(noun);
    for (const each of fieldPlaceNames) if (field[each] && !places.includes(each)) issue(each, "invalid_value");
  });

export type CustomFieldInput = z.output<typeof customFieldSchema>;

/** A field as screens and the API read it. */
export interface CustomFieldView extends CustomField {
  id: string;
  noun: CustomFieldNoun;
  choices: string[];
  position: number;
  /** How many have a value, to `MAX_FILLED`. */
  filled: number;
  active: boolean;
  created_at: number;
  version: number;
}
