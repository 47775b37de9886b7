import { type FormEvent, useState } from "react";
import type { PlannedWeek } from "#app/modules/fleet/db/calendar.reads.server.ts";
import { type DayChange, dayKinds, MIN_REST_MINUTES, type ShiftDay } from "#app/modules/fleet/model/calendar.ts";
import { countShiftMinutes, DAY_MINUTES, formatWallTime, parseWallTime } from "#app/modules/fleet/model/shift.ts";
import { formatHours } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { WarningMark } from "./warning-mark.tsx";

interface ShiftEditorProps {
  title: string;
  tooLong: string | null;
  agent: PlannedWeek;
  day: ShiftDay;
  onChange: (change: DayChange) => void;
}

/** Changes one day of an agent: a shift, a day off, or the usual hours. */
export function ShiftEditor({ title, tooLong, agent, day, onChange }: ShiftEditorProps) {
  const t = useTranslate();
  const { work, calendar, shortRest } = day;
  const [kind, setKind] = useState<DayChange["kind"]>(work.kind === "off" ? "off" : "shift");
  const [from, setFrom] = useState(work.kind === "shift" ? work.startsAt : (agent.usual.shiftStart ?? "08:00"));
  const [to, setTo] = useState(work.kind === "shift" ? work.endsAt : (agent.usual.shiftEnd ?? "16:00"));
  const [note, setNote] = useState(calendar?.note ?? "");
  const ids = { agent_id: agent.id, date: day.date };
  const isValid = kind !== "shift" || (from !== "" && to !== "" && from !== to);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    if (kind === "shift") onChange({ ...ids, kind, from, to });
    else onChange({ ...ids, kind, ...(kind === "off" && note.trim() ? { note: note.trim() } : {}) });
  };
  // The earliest start after enough rest, offered when it is still within the shift.
  const restedMinutes = shortRest === null ? null : parseWallTime(from || "00:00") + MIN_REST_MINUTES - shortRest;
  const ends =
    isValid && kind === "shift" ? parseWallTime(from) + countShiftMinutes({ startsAt: from, endsAt: to }) : 0;
  const restedAt =
    restedMinutes !== null && restedMinutes < Math.min(ends, DAY_MINUTES) ? formatWallTime(restedMinutes) : null;
  return (
    <form className="shift-editor" onSubmit={submit}>
      <b>{title}</b>
      {shortRest !== null && kind === "shift" && (
        <p className="shift-rest">
          <WarningMark />
          {t("fleet:shifts.short_rest", {
            rest: formatHours(Math.max(0, shortRest)),
            least: formatHours(MIN_REST_MINUTES),
          })}
        </p>
      )}
      {tooLong && kind === "shift" && (
        <p className="shift-rest">
          <WarningMark />
          {tooLong}
        </p>
      )}
      <Select
        label={t("fleet:shifts.kind")}
        hideLabel
        value={kind}
        options={dayKinds.map((value) => ({
          value,
          label: t(`fleet:shifts.kinds.${value}`),
        }))}
        onChange={(event) => setKind(dayKinds.find((each) => each === event.currentTarget.value) ?? "shift")}
      />
      {kind === "shift" && (
        <span className="shift-times">
          <DateTimeField kind="time" label={t("fleet:shifts.from")} value={from} onValue={setFrom} />
          <DateTimeField kind="time" label={t("fleet:shifts.to")} value={to} onValue={setTo} />
        </span>
      )}
      {ends > DAY_MINUTES && (
        <p className="faint-ink">
          {t("fleet:shifts.over_midnight", { hours: formatHours(ends - parseWallTime(from)) })}
        </p>
      )}
      {kind === "off" && (
        <TextField
          label={t("fleet:shifts.note")}
          maxLength={60}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <span className="shift-actions">
        <Button kind="primary" type="submit" disabled={!isValid}>
          {t("common:action.apply")}
        </Button>
        {restedAt && kind === "shift" && (
          <Button onClick={() => onChange({ ...ids, kind: "shift", from: restedAt, to })}>
            {t("fleet:shifts.start_at", { time: restedAt })}
          </Button>
        )}
      </span>
    </form>
  );
}
