import { functions, vehicleOptions, vehicleTypes } from "#app/modules/fleet/model/fleet.enums.ts";
import type { TranslatedOption } from "../resource/form/form-spec.ts";
import type { Filter } from "../resource/resource-spec.ts";

/** The enumerations of the fleet as choices with their words. */
export const functionKeyOptions: readonly TranslatedOption[] = functions.rows.map(({ key }) => ({
  value: key,
  label: `settings:function.${key}` as const,
}));

/** Locations store the functions' codes. */
export const functionCodeOptions: readonly TranslatedOption[] = functions.rows.map(({ code, key }) => ({
  value: String(code),
  label: `settings:function.${key}` as const,
}));

/** Foot is not offered in the picker. */
export const vehicleTypeOptions: readonly TranslatedOption[] = vehicleTypes.rows
  .filter(({ key }) => key !== "foot")
  .map(({ code, key }) => ({ value: String(code), label: `common:vehicle_type.${key}` as const }));

export const vehicleOptionOptions: readonly TranslatedOption[] = vehicleOptions.map((key) => ({
  value: key,
  label: `common:vehicle_option.${key}` as const,
}));

/** Switched on or off. */
export const activeFilter: Filter<"active"> = {
  field: "active",
  label: "settings:status",
  kind: "enum",
  options: [
    { value: "1", label: "settings:active" },
    { value: "0", label: "settings:inactive" },
  ],
};
