import { useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Checkbox } from "#app/ui/primitives/checkbox.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import type { AssignableMember } from "../model/location.ts";

/** Members assigned to a location; sent as one text, so that an empty selection differs from a missing field. */
export function LocationMembers({ name, members }: { name: string; members: readonly AssignableMember[] }) {
  const t = useTranslate();
  const { errors } = useFormField(name);
  const [chosen, setChosen] = useState(() => members.filter(({ isAssigned }) => isAssigned).map(({ id }) => id));
  return (
    <fieldset className="field span-6">
      <legend className="sr-only">{t("zones:members.title")}</legend>
      <input type="hidden" name={name} value={JSON.stringify(chosen)} />
      {members.length === 0 && <p className="text-ink-3">{t("zones:members.none")}</p>}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {members.map(({ id, name: label, locations, locked }) => (
          <Checkbox
            key={id}
            label={locations === 0 ? t("zones:members.all_locations", { name: label }) : label}
            checked={chosen.includes(id)}
            disabled={locked}
            onChange={({ currentTarget }) =>
              setChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))}
      </div>
      {errors?.[0] && <span className="field-error">{errors[0]}</span>}
    </fieldset>
  );
}
