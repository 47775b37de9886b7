import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Select } from "#app/ui/primitives/select.tsx";
import type { DashboardView } from "../model/dashboard-view.ts";

const filtered = ["location", "merchant", "method", "zone", "team", "agent", "type"] as const;

/** One choice a dimension; what was chosen stays a choice when it is deleted. */
export function FilterSelects({ filters, choices }: Pick<DashboardView, "filters" | "choices">) {
  const t = useTranslate();
  return filtered.map((dimension) => {
    const offered = choices[dimension] ?? [];
    const chosen = filters[dimension];
    if (offered.length === 0 && (!chosen || dimension === "type")) return null;
    const isKnown = !chosen || offered.some(({ value }) => value === chosen);
    const unknown = { value: chosen ?? "", label: t(chosen === "none" ? "analytics:none" : "analytics:deleted") };
    return (
      <Select
        key={dimension}
        name={dimension}
        label={t(`analytics:dimension.${dimension}`)}
        placeholder={t("analytics:all")}
        defaultValue={chosen ?? ""}
        options={isKnown ? offered : [unknown, ...offered]}
      />
    );
  });
}
