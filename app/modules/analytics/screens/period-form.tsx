import { Form, Link } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import type { DashboardView } from "../model/dashboard-view.ts";

const filtered = ["location", "merchant", "method", "zone", "team", "agent"] as const;

/** Period and filters, kept in the URL. */
export function PeriodForm({ view }: { view: DashboardView }) {
  const t = useTranslate();
  const { days, filters, choices, name } = view;
  const address = `/analytics/dashboards/${name}`;
  return (
    <Form key={JSON.stringify([days, filters])} method="get" action={address} className="period-form">
      <DateTimeField kind="date" name="from" label={t("analytics:from")} defaultValue={days.from} />
      <DateTimeField kind="date" name="to" label={t("analytics:to")} defaultValue={days.to} />
      {filtered.map((dimension) => {
        const offered = choices[dimension] ?? [];
        const chosen = filters[dimension];
        if (offered.length === 0 && !chosen) return null;
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
      })}
      <Button type="submit">{t("analytics:show")}</Button>
      {Object.keys(filters).length > 0 && (
        <Link className="link" to={address}>
          {t("analytics:reset")}
        </Link>
      )}
    </Form>
  );
}
