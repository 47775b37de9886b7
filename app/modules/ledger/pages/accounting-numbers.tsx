import { useMemo } from "react";
import { createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import type { ResourceData } from "#app/ui/resource/resource-spec.ts";
import { ResourceTable } from "#app/ui/resource/table/resource-table.tsx";
import { StateLabel } from "#app/ui/status/state-label.tsx";
import { readNumbersScreen } from "../commands/books/view-numbers.server.ts";
import type { NumberRow, NumberSeries } from "../db/number-log.reads.server.ts";
import { type DocumentKind, documentKinds } from "../model/accounting.enums.ts";
import { BooksTabs } from "../screens/books/books-tabs.tsx";
import { numbersSpec } from "../screens/books/numbers.resource.tsx";
import type { Route } from "./+types/accounting-numbers.ts";
import "../screens/accounting.css";

export const loader = createScreenLoader(readNumbersScreen);

interface NumbersScreenProps {
  list: ResourceData<NumberRow>;
  series: readonly NumberSeries[];
  kinds: readonly DocumentKind[];
  exports: boolean;
}

/** All document numbers, with their series above, which show whether numbers are missing. */
export default function DocumentNumbers({
  loaderData: { list, series, kinds, books, exports: exported },
}: Route.ComponentProps) {
  const t = useTranslate();
  const spec = useMemo(() => {
    const { exports, tabs = [], ...rest } = numbersSpec;
    const shown = { ...rest, tabs: tabs.filter(({ key }) => kinds.some((kind) => kind === key)) };
    return exported && exports ? { ...shown, exports } : shown;
  }, [kinds, exported]);
  return (
    <ResourceTable
      spec={spec}
      data={list}
      emptyAction={<ButtonLink to="/accounting">{t("common:nav.accounting")}</ButtonLink>}
      parts={<BooksTabs current="numbers" books={books} />}
      above={series.length > 0 && <SeriesList series={series} />}
    />
  );
}

/** The series with their first and last number. */
function SeriesList({ series }: Pick<NumbersScreenProps, "series">) {
  const t = useTranslate();
  return (
    <ul className="number-series" aria-label={t("accounting:numbers.series")}>
      {series.map(({ kind, year, last, issued }) => {
        const { prefix, digits } = documentKinds[kind];
        const written = (at: number) => `${prefix}-${year}-${String(at).padStart(digits, "0")}`;
        const missing = last - issued;
        return (
          <li key={`${kind}-${year}`}>
            <StateLabel state={missing === 0 ? "done" : "failed"}>
              {last > 1 ? `${written(1)} – ${written(last)}` : written(1)}
            </StateLabel>
            <span className="faint-ink">
              {missing === 0
                ? t("accounting:numbers.whole", { count: issued })
                : t("accounting:numbers.missing", { count: missing })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
