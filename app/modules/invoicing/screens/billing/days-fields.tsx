import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import type { PendingDays } from "../../db/pending-days.server.ts";

const ends = ["from", "to"] as const;
export type DaysEnd = (typeof ends)[number];

interface DaysProps {
  /** Range of days of the list. */
  days: PendingDays | null;
  onDay?: (end: DaysEnd, day: string) => void;
}

/** Fields for the first and last local day; empty means no limit. */
export function DaysFields({ days, onDay }: DaysProps) {
  const t = useTranslate();
  return (
    <div className="field-grid">
      {ends.map((end) => (
        <DateTimeField
          key={end}
          kind="date"
          name={end}
          label={t(`billing:${end}`)}
          span={3}
          defaultValue={days?.[end]}
          onValue={(value) => onDay?.(end, value)}
        />
      ))}
    </div>
  );
}
