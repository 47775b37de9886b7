import { z } from "zod";
import { optionalNumberSchema, optionalSchema, textSchema } from "#app/platform/kernel/form-values.ts";
import { metadataKey, metadataSchema } from "#app/platform/kernel/metadata.ts";
import { type CustomField, type CustomFieldNoun, customFieldKinds, customFieldNouns } from "./custom-field.ts";

const MAX_CHOICES = 50;

/** A field as the form and the API send it. */
export const customFieldSchema = z
  .object({
    noun: z.enum(customFieldNouns).describe("What has it"),
    key: z.string().regex(metadataKey, { error: "metadata_key" }).describe("Its key in the metadata"),
    name: textSchema(80).describe("What screens call it"),
    name_de: optionalSchema(textSchema(80)).describe("The same in German, if it differs"),
    kind: z.enum(customFieldKinds),
    choices: z.array(textSchema(100)).max(MAX_CHOICES).default([]).describe("Of a choice: the texts to choose from"),
    required: z.boolean().default(false).describe("People fill it in; programs and files need not"),
    for_driver: z.boolean().default(false).describe("Shown at the stop; not of customers"),
    for_customers: z.boolean().default(false).describe("Shown behind tracking links and on labels; of orders alone"),
    position: optionalNumberSchema(z.number().int().min(0).max(999)).describe("Lower ones come first"),
  })
  .superRefine(({ noun, kind, choices, for_driver, for_customers }, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (kind === "choice" && choices.length === 0) issue("choices", "required");
    if (new Set(choices).size < choices.length) issue("choices", "already_used");
    if (for_driver && noun === "customer") issue("for_driver", "invalid_value");
    if (for_customers && noun !== "order") issue("for_customers", "invalid_value");
  });

export type CustomFieldInput = z.output<typeof customFieldSchema>;

/** What a form of the fields sends. */
export const filledFieldsSchema = z.object({ metadata: metadataSchema });

/** A field as screens and the API read it. */
export interface CustomFieldView extends CustomField {
  id: string;
  noun: CustomFieldNoun;
  choices: string[];
  position: number;
  active: boolean;
  created_at: number;
  version: number;
}
