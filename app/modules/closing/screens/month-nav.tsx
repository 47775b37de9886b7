import { ChevronLeft, ChevronRight } from "lucide-react";
import { useNavigate } from "react-router";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { addMonths } from "../model/period.ts";

/** `November 2026`; empty for no month. */
export function useMonthName(month: string): string {
  const { dateLocale } = useFormats();
  if (month === "") return "";
  const format = getDateFormat(dateLocale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Goes to the month before and after, up to the present one. */
export function MonthNav({ month, today }: { month: string; today: string }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const name = useMonthName(month);
  const step = (months: number) => () => void navigate(`/accounting/books/close?month=${addMonths(month, months)}`);
  return (
    <span className="month-nav">
      <IconButton icon={ChevronLeft} label={t("closing:month_before")} disabled={!hydrated} onClick={step(-1)} />
      <b>{name}</b>
      <IconButton
        icon={ChevronRight}
        label={t("closing:month_after")}
        disabled={!hydrated || month >= today.slice(0, 7)}
        onClick={step(1)}
      />
    </span>
  );
}
