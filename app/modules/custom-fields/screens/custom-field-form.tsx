import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { customFieldKinds, customFieldNouns, fieldPlaceNames } from "../model/custom-field.ts";
import { FieldPreview } from "./field-preview.tsx";

/** The form of a custom field: what it is, where it appears, and how that looks. */
export const customFieldSections: readonly FormSection[] = [
  {
    key: "field",
    fields: [
      { kind: "text", name: "name", label: "custom_fields:name", span: 3, autoComplete: "off" },
      { kind: "text", name: "name_de", label: "custom_fields:name_de", span: 3, optional: true, autoComplete: "off" },
      {
        kind: "select",
        name: "noun",
        label: "custom_fields:noun",
        span: 3,
        options: customFieldNouns.map((noun) => ({ value: noun, label: `custom_fields:nouns.${noun}` as const })),
      },
      { kind: "text", name: "key", label: "custom_fields:key", hint: "custom_fields:key_hint", span: 3 },
      {
        kind: "select",
        name: "kind",
        label: "custom_fields:kind",
        span: 3,
        options: customFieldKinds.map((kind) => ({ value: kind, label: `custom_fields:kinds.${kind}` as const })),
      },
      { kind: "number", name: "position", label: "custom_fields:position", span: 3, min: 0, max: 999, optional: true },
      {
        kind: "text",
        name: "unit",
        label: "custom_fields:unit",
        hint: "custom_fields:unit_hint",
        span: 3,
        optional: true,
      },
      {
        kind: "number",
        name: "max_length",
        label: "custom_fields:max_length",
        hint: "custom_fields:max_length_hint",
        span: 3,
        min: 1,
        max: 500,
        optional: true,
      },
      {
        kind: "tags",
        name: "choices",
        label: "custom_fields:choices",
        hint: "custom_fields:choices_hint",
        add: "custom_fields:choices_add",
        optional: true,
      },
      { kind: "checkbox", name: "required", label: "custom_fields:required", hint: "custom_fields:required_hint" },
    ],
  },
  {
    key: "appears",
    title: "custom_fields:appears",
    hint: "custom_fields:appears_hint",
    fields: fieldPlaceNames.map((place) => ({
      kind: "checkbox",
      name: place,
      label: `custom_fields:place.${place}` as const,
      hint: `custom_fields:place_hint.${place}` as const,
      span: 3,
    })),
  },
  {
    key: "looks",
    title: "custom_fields:looks",
    fields: [{ kind: "custom", name: "looks", label: "custom_fields:looks", render: () => <FieldPreview /> }],
  },
];
