import { Form, Link } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import type { DashboardView } from "../model/dashboard-view.ts";
import { comparisons } from "../model/period.ts";
import { useAnalyticsPlace } from "./analytics-place.ts";
import { FilterSelects } from "./filter-selects.tsx";
import { FoldedFilters } from "./folded-filters.tsx";

/** Period and filters, kept in the URL. */
export function PeriodForm({ view }: { view: DashboardView }) {
  const t = useTranslate();
  const { days, filters, choices, name, comparison } = view;
  const place = useAnalyticsPlace();
  const address = place.dashboard(name);
  return (
    <Form key={JSON.stringify([days, filters, comparison])} method="get" action={address} className="period-form">
      <DateTimeField kind="date" name="from" label={t("analytics:from")} defaultValue={days.from} />
      <DateTimeField kind="date" name="to" label={t("analytics:to")} defaultValue={days.to} />
      <FoldedFilters count={place.isEmbedded ? 0 : Object.keys(filters).length}>
        {!place.isEmbedded && <FilterSelects filters={filters} choices={choices} />}
        <Select
          name="compare"
          label={t("analytics:compare")}
          defaultValue={comparison}
          options={comparisons.map((value) => ({ value, label: t(`analytics:comparison.${value}`) }))}
        />
      </FoldedFilters>
      <Button type="submit">{t("analytics:show")}</Button>
      {!place.isEmbedded && Object.keys(filters).length > 0 && (
        <Link className="link" to={address}>
          {t("analytics:reset")}
        </Link>
      )}
    </Form>
  );
}
