import { useRef, useState } from "react";
import type { AttendancePlace } from "#app/modules/fleet/model/attendance.ts";
import { useCommandWithToast } from "#app/ui/client/use-command.ts";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { toZoneDay, toZoneTime } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { NearDistanceText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { useActionKeys } from "#app/ui/keyboard/use-hotkeys.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { DateTimeField } from "#app/ui/primitives/date-time-field.tsx";
import { Kbd } from "#app/ui/primitives/kbd.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { showToast } from "#app/ui/primitives/toast.ts";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import { Facts } from "#app/ui/resource/detail/detail-section.tsx";
import type { Worktime } from "../db/worktime.reads.server.ts";
import { ClockOffset, RefusalField, useReasons } from "./worktime.resource.tsx";
import { WorktimeDay } from "./worktime-day.tsx";
import { WorktimeTimeline } from "./worktime-timeline.tsx";

/** The evidence of one attendance, and the decision: one key approves, refuses, or corrects its times. */
export function WorktimePane({ row, mayDecide }: { row: Worktime; mayDecide: boolean }) {
  const t = useTranslate();
  const reasons = useReasons()(row);
  return (
    <>
      <div className="worktime-head">
        <h2>{row.agent.name}</h2>
        <span className="soft-ink">
          <DateTimeText at={row.date} style="date" />, {reasons.join(", ")}
        </span>
      </div>
      <WorktimeTimeline row={row} />
      <div className="worktime-pane">
        <section>
          <h3>{t("fleet:worktime.reported")}</h3>
          <Reported row={row} />
        </section>
        <section>
          <h3>{t("fleet:worktime.day")}</h3>
          <WorktimeDay row={row} />
        </section>
        {mayDecide && row.approval === "waiting" && <Decision row={row} />}
      </div>
    </>
  );
}

function Reported({ row }: { row: Worktime }) {
  const t = useTranslate();
  const { inReport, outReport, shiftFrom, shiftTo } = row;
  const shift = shiftFrom !== null && (
    <>
      <DateTimeText at={shiftFrom} style="time" /> – <DateTimeText at={shiftTo} style="time" />
    </>
  );
  return (
    <Facts
      facts={[
        { label: t("fleet:worktime.shift"), value: shift || null },
        { label: t("fleet:worktime.check_in"), value: <Moment at={row.checkedInAt} place={row.inPlace} /> },
        { label: t("fleet:worktime.server"), value: inReport && <DateTimeText at={inReport.receivedAt} /> },
        { label: t("fleet:worktime.check_out"), value: <Moment at={row.checkedOutAt} place={row.outPlace} /> },
        { label: t("fleet:worktime.server"), value: outReport && <DateTimeText at={outReport.receivedAt} /> },
        {
          label: t("fleet:worktime.device_clock"),
          value: outReport?.device && (
            <>
              <DateTimeText at={outReport.device.at} /> <ClockOffset offset={outReport.device.offset} />
            </>
          ),
        },
      ]}
    />
  );
}

function Moment({ at, place }: { at: number | null; place: AttendancePlace | null }) {
  return (
    <>
      <DateTimeText at={at} />
      {place?.name && `, ${place.name}`}
      {place && place.distance !== null && (
        <i className="away">
          {" "}
          <NearDistanceText metres={place.distance} />
        </i>
      )}
    </>
  );
}

const toLocalMoment = (at: number, zone: string) => `${toZoneDay(at, zone)}T${toZoneTime(at, zone)}`;

function Decision({ row }: { row: Worktime }) {
  const t = useTranslate();
  const { timezone } = useFormats();
  const ready = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [refusing, setRefusing] = useState(false);
  const command = useCommandWithToast((intent) => {
    showToast(t(intent.endsWith("approve") ? "fleet:worktime.done.approve" : "fleet:worktime.done.correct"));
  });
  const approve = () => command.run("fleet.worktime.approve", { ids: [row.id] });
  const focusTimes = () =>
    form.current?.querySelector<HTMLElement>("input:not([type=hidden]), [role=spinbutton]")?.focus();
  useActionKeys([
    { key: "a", word: "fleet:worktime.approve", run: approve },
    { key: "r", word: "fleet:worktime.refuse", run: () => setRefusing(true) },
    { key: "c", word: "fleet:worktime.correct", run: focusTimes },
  ]);
  const errors = command.refused?.errors ?? {};
  const disabled = !ready || command.busy;
  return (
    <section>
      <h3>{t("fleet:worktime.correct")}</h3>
      <form
        key={row.id}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          const values = Object.fromEntries(new FormData(event.currentTarget));
          command.run("fleet.worktime.correct", { ...values, id: row.id, version: row.version });
        }}
      >
        <DateTimeField
          kind="datetime-local"
          name="from"
          label={t("fleet:worktime.from")}
          defaultValue={row.checkedInAt === null ? "" : toLocalMoment(row.checkedInAt, timezone)}
          errors={errors.from}
        />
        <DateTimeField
          kind="datetime-local"
          name="to"
          label={t("fleet:worktime.to")}
          defaultValue={row.checkedOutAt === null ? "" : toLocalMoment(row.checkedOutAt, timezone)}
          errors={errors.to}
        />
        <TextField name="reason" label={t("fleet:worktime.note")} optional maxLength={300} errors={errors.reason} />
        <div className="worktime-actions">
          <Button kind="primary" disabled={disabled} onClick={approve}>
            {t("fleet:worktime.approve")} <Kbd keys="A" />
          </Button>
          <Button type="submit" disabled={disabled}>
            {t("fleet:worktime.submit_correct")} <Kbd keys="C" />
          </Button>
          <Button kind="ghost" disabled={disabled} onClick={() => setRefusing(true)}>
            {t("fleet:worktime.refuse")} <Kbd keys="R" />
          </Button>
        </div>
      </form>
      {refusing && (
        <CommandDialog
          title={t("fleet:worktime.refuse")}
          intent="fleet.worktime.refuse"
          hidden={{ ids: row.id }}
          danger
          onDone={t("fleet:worktime.done.refuse")}
          onClose={() => setRefusing(false)}
        >
          <RefusalField />
        </CommandDialog>
      )}
    </section>
  );
}
