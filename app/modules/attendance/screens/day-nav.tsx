import { ChevronLeft, ChevronRight } from "lucide-react";
import { useNavigate } from "react-router";
import { addDays } from "#app/platform/time/day-spans.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { getDateFormat } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";

/** Navigates between days: today is the attendance screen, any other day its history. */
export function DayNav({ date, today }: { date: string; today: string }) {
  const t = useTranslate();
  const { dateLocale } = useFormats();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const format = getDateFormat(dateLocale, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  const step = (days: number) => () => void navigate(getDayUrl(addDays(date, days), today));
  return (
    <span className="day-nav">
      <IconButton icon={ChevronLeft} label={t("fleet:day_before")} disabled={!hydrated} onClick={step(-1)} />
      <b>{format.format(new Date(`${date}T00:00:00Z`))}</b>
      <IconButton
        icon={ChevronRight}
        label={t("fleet:day_after")}
        disabled={!hydrated || date >= today}
        onClick={step(1)}
      />
    </span>
  );
}

function getDayUrl(date: string, today: string): string {
  return date === today ? "/fleet/attendance" : `/fleet/attendance/history?filters[checked_in][]=on,${date}`;
}
