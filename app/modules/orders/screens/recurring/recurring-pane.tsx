import { CalendarClock, CalendarX2, Pause, Play, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { DateTimeText, useDates } from "#app/ui/formats/date-time.tsx";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, IconButton } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { formatSchedule } from "#app/ui/schedule/schedule-labels.ts";
import type { RecurringDate, RecurringView } from "../../model/recurring-view.ts";
import { RecurringState } from "./recurring.resource.tsx";

/** A recurring order: its next dates with their actions, its end, and the outcome of past dates. */
export function RecurringPane({ row, may }: { row: RecurringView; may: boolean }) {
  const t = useTranslate();
  const { dateLocale } = useFormats();
  const listens = useHydrated();
  const command = useCommandWithToast();
  const { id, active } = row;
  const disabled = !listens || command.busy;
  const run = (action: string, more: object = {}) => command.run(`recurring_orders.${action}`, { id, ...more });
  return (
    <>
      <div className="pane-head">
        <h2>
          <Link to={`/orders/${row.number}`}>{row.number}</Link>
        </h2>
        <RecurringState row={row} />
      </div>
      <div className="recurring-pane">
        <p>{formatSchedule(row.schedule, t, dateLocale)}</p>
        <p className="soft-ink">{t("recurring:lead_time", { count: row.lead_days })}</p>
        {may && (
          <Button
            icon={active ? Pause : Play}
            disabled={disabled}
            onClick={() => run(active ? "deactivate" : "activate")}
          >
            {t(active ? "recurring:pause" : "recurring:resume")}
          </Button>
        )}
        <h3>{t("recurring:next_dates")}</h3>
        {row.next.length === 0 && <p className="soft-ink">{t("recurring:no_dates")}</p>}
        <ol className="recurring-dates">
          {row.next.map((each) => (
            <NextDate key={`${each.date} ${each.on}`} date={each} may={may} disabled={disabled} run={run} />
          ))}
        </ol>
        <Exceptions row={row} may={may} disabled={disabled} run={run} />
        {may && (
          <DateTimeField
            key={row.version}
            kind="date"
            label={t("recurring:ends")}
            optional
            defaultValue={row.ends_on ?? ""}
            errors={command.refused?.errors.ends_on}
            onSettled={(ends_on) => run("update", { ends_on })}
          />
        )}
        <h3>{t("recurring:log")}</h3>
        {row.log.length === 0 && <p className="soft-ink">{t("recurring:log_empty")}</p>}
        <ol className="recurring-dates">
          {row.log.map((line) => (
            <LogLine key={line.date} line={line} />
          ))}
        </ol>
      </div>
    </>
  );
}

interface DateProps {
  may: boolean;
  disabled: boolean;
  run: (action: string, more: object) => void;
}

/** A future date: it can be moved or skipped. */
function NextDate({ date: { date, on, at }, may, disabled, run }: DateProps & { date: RecurringView["next"][number] }) {
  const t = useTranslate();
  const dates = useDates();
  const [moving, setMoving] = useState(false);
  return (
    <li>
      <span>
        <DateTimeText at={on} />
        <br />
        <span className="soft-ink">
          {t("recurring:created_at")} <DateTimeText at={at} within />
          {on !== date && (
            <>
              {" · "}
              {t("recurring:instead_of")} <DateTimeText at={date} within />
            </>
          )}
        </span>
      </span>
      {may && !moving && (
        <span className="action-list">
          <IconButton
            icon={CalendarClock}
            label={t("recurring:move", { date: dates.local(on, "day") })}
            disabled={disabled}
            onClick={() => setMoving(true)}
          />
          <IconButton
            icon={CalendarX2}
            label={t("recurring:skip", { date: dates.local(on, "day") })}
            disabled={disabled}
            tip="end"
            onClick={() => run("skip", { date })}
          />
        </span>
      )}
      {moving && (
        <DateTimeField
          kind="date"
          label={t("recurring:move_to")}
          hideLabel
          defaultValue={on}
          onSettled={(to) => {
            setMoving(false);
            if (to && to !== on) run("move", { date, to });
          }}
        />
      )}
    </li>
  );
}

/** Dates that were skipped or moved; each can be restored. */
function Exceptions({ row: { exceptions }, may, disabled, run }: DateProps & { row: RecurringView }) {
  const t = useTranslate();
  if (exceptions.length === 0) return null;
  return (
    <>
      <h3>{t("recurring:exceptions")}</h3>
      <ol className="recurring-dates">
        {exceptions.map(({ date, to }) => (
          <li key={date}>
            <span>
              <DateTimeText at={date} />{" "}
              <span className="soft-ink">
                {to === null ? t("recurring:left_out") : t("recurring:moved_to")} {to && <DateTimeText at={to} />}
              </span>
            </span>
            {may && (
              <IconButton
                icon={Undo2}
                label={t("recurring:restore", { date })}
                disabled={disabled}
                tip="end"
                onClick={() => run("restore", { date })}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function LogLine({ line: { on, state, code, number } }: { line: RecurringDate }) {
  const t = useTranslate();
  return (
    <li>
      <span>
        <DateTimeText at={on} /> <span className="soft-ink">{t(`recurring:log_state.${state}`)}</span>
        {code && (
          <>
            <br />
            <span className="soft-ink">{t(`errors:${code}` as TranslationKey)}</span>
          </>
        )}
      </span>
      {number && <Link to={`/orders/${number}`}>{number}</Link>}
    </li>
  );
}
