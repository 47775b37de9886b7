import type { LearnedPace } from "#app/modules/planning/model/learned-paces.ts";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatWithinSentence } from "#app/ui/formats/dates.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DetailSection } from "#app/ui/resource/detail/detail-section.tsx";

export interface LearnedPacesData {
  at: number;
  hours: readonly LearnedPace[];
}

interface LearnedPacesProps {
  learned: LearnedPacesData | null;
  /** Whether plans use the learned paces. */
  used: boolean;
}

/** Learned paces as a grid: weekdays down, hours across, each cell the relative duration of legs. */
export function LearnedPaces({ learned, used }: LearnedPacesProps) {
  const t = useTranslate();
  const { instant } = useDates();
  const hours = learned?.hours ?? [];
  const legs = hours.reduce((sum, each) => sum + each.legs, 0);
  return (
    <DetailSection title={t("routing:learned")}>
      <p className="text-ink-2">
        {learned && legs > 0
          ? t("routing:learned_from", { legs, at: formatWithinSentence(instant(learned.at)) })
          : t("routing:learnt_none")}
      </p>
      {legs > 0 && !used && <p className="text-ink-2">{t("routing:learnt_off")}</p>}
      {legs > 0 && <PaceTable hours={hours} />}
    </DetailSection>
  );
}

function PaceTable({ hours }: { hours: readonly LearnedPace[] }) {
  const t = useTranslate();
  const columns = [...new Set(hours.map(({ hour }) => hour))].sort((a, b) => a - b);
  const rows = [...new Set(hours.map(({ weekday }) => weekday))];
  return (
    <div className="paces-frame">
      <table className="plain paces">
        <thead>
          <tr>
            <th scope="col">{t("routing:learnt_day")}</th>
            {columns.map((hour) => (
              <th key={hour} scope="col" className="numeric">
                {String(hour).padStart(2, "0")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{formatDayName(t, weekday)}</th>
              {columns.map((hour) => (
                <PaceCell
                  key={hour}
                  day={formatDayName(t, weekday)}
                  pace={hours.find((each) => each.weekday === weekday && each.hour === hour)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

function formatDayName(t: ReturnType<typeof useTranslate>, weekday: number): string {
  const day = weekdays.find((each) => each === weekday);
  return day ? t(`common:weekday.${day}`) : "";
}

/** Slower hours have a darker shade; an hour without data is empty. */
function PaceCell({ day, pace }: { day: string; pace: LearnedPace | undefined }) {
  const t = useTranslate();
  if (!pace) return <td />;
  const { hour, percent, legs } = pace;
  const shade = percent > 120 ? "slowest" : percent > 105 ? "slow" : percent < 95 ? "fast" : undefined;
  return (
    <td className="numeric" data-pace={shade} title={t("routing:learnt_cell", { day, hour, percent, legs })}>
      {percent}
    </td>
  );
}
