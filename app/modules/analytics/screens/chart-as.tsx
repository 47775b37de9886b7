import type { ReactNode } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";

interface ChartAsProps {
  isTable: boolean;
  onChange: (isTable: boolean) => void;
  children?: ReactNode;
}

/** Chooses between a chart and its numbers as a table. */
export function ChartAs({ isTable, onChange, children }: ChartAsProps) {
  const t = useTranslate();
  return (
    <fieldset className="chart-as" aria-label={t("analytics:as")}>
      <Button kind="ghost" aria-pressed={!isTable} onClick={() => onChange(false)}>
        {t("analytics:chart_view")}
      </Button>
      <Button kind="ghost" aria-pressed={isTable} onClick={() => onChange(true)}>
        {t("analytics:table_view")}
      </Button>
      {children}
    </fieldset>
  );
}
