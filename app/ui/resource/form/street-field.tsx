import { useCallback, useRef } from "react";
import type { SuggestedAddress } from "#app/platform/geo/geocoding.ts";
import { useApi } from "../../client/use-api.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import type { Choice } from "../../primitives/combobox.tsx";
import { SuggestField } from "../../primitives/suggest-field.tsx";
import { fillFields } from "./fill-fields.ts";
import { announceFoundPlace } from "./found-place.ts";
import { useFormField } from "./use-form-field.ts";

/** Street and house number of the address `name`: suggests existing addresses; choosing one fills the other parts. */
export function StreetField({ name }: { name: string }) {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const known = useRef<readonly SuggestedAddress[]>([]);
  const { id, key, start, errors, name: full } = useFormField(`${name}.line1`);
  const load = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Choice[]> => {
      const { data } = await call<{ data: { addresses: SuggestedAddress[] } }>("addresses", {
        query: { text },
        signal,
      });
      known.current = data.addresses;
      return data.addresses.map(({ line1, postal_code, city }, at) => {
        return { value: String(at), label: line1, detail: [postal_code, city].filter(Boolean).join(" ") };
      });
    },
    [call],
  );
  const take = ({ value }: Choice, form: HTMLFormElement | null) => {
    const chosen = known.current[Number(value)];
    if (!form || !chosen) return;
    const texts = { line1: chosen.line1, postal_code: chosen.postal_code, city: chosen.city };
    fillFields(form, Object.fromEntries(Object.entries(texts).map(([part, text]) => [`${name}.${part}`, text])));
    // A house number was typed and found, or only a street is known.
    announceFoundPlace(form, { name, point: chosen.point, exact: /\d/.test(chosen.line1) });
  };
  return (
    <SuggestField
      key={key}
      id={id}
      name={full}
      label={t("common:field.address.line1")}
      defaultValue={start}
      errors={errors}
      autoComplete="off"
      span={6}
      load={load}
      onChoose={take}
    />
  );
}
