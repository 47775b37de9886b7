import { useCallback, useRef } from "react";
import { fromGrams, fromMillimeters, type MeasurementSystem, packageUnits } from "#app/platform/money/units.ts";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type Choice, Combobox } from "#app/ui/primitives/combobox.tsx";
import { fillFields } from "#app/ui/resource/form/fill-fields.ts";
import type { Lookup } from "../../model/grid/grid-context.ts";
import { fetchOrderOptions } from "../bulk/use-lookups.ts";

/** Fills a line of packages from a template, in the account's units. */
export function TemplatePicker({ name, system }: { name: string; system: MeasurementSystem }) {
  const t = useTranslate();
  const call = useApi();
  const box = useRef<HTMLDivElement>(null);
  const found = useRef(new Map<string, Lookup>());
  const load = useCallback(
    async (search: string, signal: AbortSignal): Promise<readonly Choice[]> => {
      const options = await fetchOrderOptions(call, "packages", search, signal);
      for (const each of options) found.current.set(each.id, each);
      return options.map(({ id, label }) => ({ value: id, label }));
    },
    [call],
  );
  const take = (choice: Choice | null) => {
    const form = box.current?.closest("form");
    const template = choice && found.current.get(choice.value);
    if (!form || !template) return;
    const unit = packageUnits[system];
    const measure = (field: string) => {
      const base = template.data?.[field];
      if (typeof base !== "number") return "";
      const shown = field === "weight" ? fromGrams(base, unit.weight) : fromMillimeters(base, unit.length);
      return String(Number(shown.toFixed(3)));
    };
    const texts: Record<string, string> = {
      [`${name}.type`]: String(template.data?.type ?? 1),
      [`${name}.name`]: template.label,
    };
    for (const field of ["length", "width", "height", "weight"]) texts[`${name}.${field}`] = measure(field);
    const volume = template.data?.volume;
    texts[`${name}.volume`] = typeof volume === "number" ? String(volume / 1000) : "";
    fillFields(form, texts);
  };
  return (
    <div ref={box} className="field span-6">
      <Combobox label={t("orders:form.package.template")} optional load={load} onChoose={take} />
    </div>
  );
}
