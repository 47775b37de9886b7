/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import type { DriveDay, DriveRoute, DriveStop } from "#app/domain/drive/drive-day.ts";
import { failureReasons } from "#app/domain/shipments/shipment.enums.ts";
import { act } from "./engine.ts";
import { Frame } from "./frame.tsx";
import { Notices } from "./notices.tsx";
import { PhotoPart, usePhotos } from "./photo-part.tsx";
import { go } from "./use-seen.ts";
import { t } from "./words.ts";

const dated = ["RESCHEDULE_TOMORROW", "RESCHEDULE_LATER"];
const dayMs = 24 * 60 * 60 * 1000;

/** It did not work out: why, and where the reason wants it a day or a word. */
export function AttemptScreen({ day, route, stop }: { day: DriveDay; route: DriveRoute; stop: DriveStop }) {
  const [reason, setReason] = useState("");
  const [note, setNote] = useState("");
  const [date, setDate] = useState("");
  const [problem, setProblem] = useState("");
  const photos = usePhotos(setProblem);
  const tomorrow = new Date(Date.parse(`${day.date}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  const needsDate = dated.includes(reason);
  const isReady = reason !== "" && (reason !== "OTHER" || note.trim() !== "") && (!needsDate || date !== "");
  const choose = (key: string) => {
    setReason(key);
    if (key === "RESCHEDULE_TOMORROW") setDate(tomorrow);
  };
  const send = async () => {
    const more = { ...(note.trim() ? { note: note.trim() } : {}), ...(needsDate ? { date } : {}) };
    if (!(await act("attempt", { routeId: route.id, stopId: stop.id, reason, ...more }, photos.told))) return;
    photos.forget();
    go("");
  };
  return (
    <Frame
      title={t("drive:attempt.title", { stop: stop.position })}
      line={stop.place.name}
      back={`stop/${stop.id}`}
      bar={
        <button type="button" className="drive-button drive-main" disabled={!isReady} onClick={() => void send()}>
          {t("drive:attempt.go")}
        </button>
      }
    >
      <Notices />
      <fieldset className="drive-choices">
        <legend>{t("drive:attempt.why")}</legend>
        {failureReasons.map(({ key }) => (
          <label key={key}>
            <input type="radio" name="reason" checked={reason === key} onChange={() => choose(key)} />
            {t(`shipments:reason.${key}`)}
          </label>
        ))}
      </fieldset>
      {needsDate && (
        <label className="drive-field">
          {t("drive:attempt.date")}
          <input
            type="date"
            min={tomorrow}
            value={date}
            onInput={({ currentTarget }) => setDate(currentTarget.value)}
          />
        </label>
      )}
      <label className="drive-field">
        {t("drive:attempt.note")}
        <textarea
          rows={3}
          maxLength={1000}
          value={note}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </label>
      <PhotoPart photos={photos} />
      <p className="drive-fine">{t("drive:attempt.photo")}</p>
      <p className="drive-problem" role="alert">
        {problem}
      </p>
    </Frame>
  );
}
