import type { CustomField, CustomFieldKind } from "#app/modules/custom-fields/model/custom-field.ts";

/** A field of an account's own that only forms have, with its kind as key and name. */
export function createCustomField(kind: CustomFieldKind, more: Partial<CustomField> = {}): CustomField {
  return {
    ...{ key: kind, name: kind, kind, choices: kind === "choice" ? ["Stairs", "Lift"] : [], required: false },
    ...{ in_form: true, in_list: false, in_filter: false, for_driver: false, on_label: false, for_customers: false },
    ...{ customers_change: false, on_invoice: false, ...more },
  };
}
