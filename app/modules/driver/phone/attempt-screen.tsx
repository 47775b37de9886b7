/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { failureReasons } from "#app/modules/shipments/model/shipment.enums.ts";
import type { DriveDay, DriveRoute, DriveStop } from "../model/drive-day.ts";
import { PhoneFrame } from "./frame.tsx";
import { t } from "./i18n.ts";
import { Notices } from "./notices.tsx";
import { ProofPhotoPart, usePhotos } from "./photo-part.tsx";
import { deleteDraft, type StopDraft, useSavedDraft } from "./stop-drafts.ts";
import { recordAction } from "./sync-engine.ts";
import { navigateTo } from "./use-driver-state.ts";

const datedReasons = ["RESCHEDULE_TOMORROW", "RESCHEDULE_LATER"];
const DAY_MS = 24 * 60 * 60 * 1000;

interface AttemptProps {
  day: DriveDay;
  route: DriveRoute;
  stop: DriveStop;
  draft: StopDraft;
}

/** Records a failed attempt: the reason with its consequence, and a date or note when required. */
export function AttemptScreen({ day, route, stop, draft }: AttemptProps) {
  const [reason, setReason] = useState(draft.reason ?? "");
  const [note, setNote] = useState(draft.note ?? "");
  const [date, setDate] = useState(draft.date ?? "");
  const [problem, setProblem] = useState("");
  const photos = usePhotos(setProblem, draft.photos);
  useSavedDraft(stop.id, draft, { reason, note, date, photos: photos.toSend });
  const tomorrow = new Date(Date.parse(`${day.date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const needsDate = datedReasons.includes(reason);
  const isReady = reason !== "" && (reason !== "OTHER" || note.trim() !== "") && (!needsDate || date !== "");
  const choose = (key: string) => {
    setReason(key);
    if (key === "RESCHEDULE_TOMORROW") setDate(tomorrow);
  };
  const send = async () => {
    const more = { ...(note.trim() ? { note: note.trim() } : {}), ...(needsDate ? { date } : {}) };
    if (!(await recordAction("attempt", { routeId: route.id, stopId: stop.id, reason, ...more }, photos.toSend)))
      return;
    photos.forget();
    await deleteDraft(stop.id);
    navigateTo("");
  };
  return (
    <PhoneFrame
      title={t(stop.type === "pickup" ? "drive:step.not_picked_up" : "drive:step.not_delivered")}
      line={t("drive:attempt.line", { stop: stop.position, name: stop.place.name })}
      back={`stop/${stop.id}`}
      bar={
        <button type="button" className="drive-button drive-main" disabled={!isReady} onClick={() => void send()}>
          {reason ? t("drive:attempt.go_with", { reason: t(`shipments:reason.${reason}`) }) : t("drive:attempt.go")}
        </button>
      }
    >
      <Notices />
      <fieldset className="drive-choices">
        <legend>{t(stop.type === "pickup" ? "drive:attempt.why" : "drive:attempt.reattempt")}</legend>
        {listReasons("reattempt").map((each) => (
          <ReasonChoice key={each.key} reason={each} chosen={reason} choose={choose} />
        ))}
      </fieldset>
      <details className="drive-more" open={listReasons("return").some(({ key }) => key === reason)}>
        <summary>
          <b>{t(stop.type === "pickup" ? "drive:attempt.not_at_all" : "drive:attempt.return")}</b>
          <span>{t("drive:attempt.reasons", { count: listReasons("return").length })}</span>
        </summary>
        <fieldset className="drive-choices" aria-label={t("drive:attempt.return")}>
          {listReasons("return").map((each) => (
            <ReasonChoice key={each.key} reason={each} chosen={reason} choose={choose} />
          ))}
        </fieldset>
      </details>
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
      <ProofPhotoPart photos={photos} />
      <p className="drive-fine">{t("drive:attempt.photo")}</p>
      <p className="drive-problem" role="alert">
        {problem}
      </p>
    </PhoneFrame>
  );
}

type Reason = (typeof failureReasons)[number];

const listReasons = (end: Reason["leadsTo"]): Reason[] => failureReasons.filter(({ leadsTo }) => leadsTo === end);

interface ChoiceProps {
  reason: Reason;
  chosen: string;
  choose(key: string): void;
}

/** A reason with its consequence. */
function ReasonChoice({ reason, chosen, choose }: ChoiceProps) {
  const { key } = reason;
  const consequence = getConsequence(reason);
  return (
    <label>
      <input type="radio" name="reason" checked={chosen === key} onChange={() => choose(key)} />
      <b>{t(`shipments:reason.${key}`)}</b>
      {consequence && <span>{t(`drive:attempt.outcome.${consequence}`)}</span>}
    </label>
  );
}

/** Translation key of a reason's consequence; null when the group's heading says it. */
function getConsequence(reason: Reason): string | null {
  if (reason.key === "RESCHEDULE_TOMORROW") return "tomorrow";
  if ("noteRequired" in reason) return "note";
  if ("uncounted" in reason) return "uncounted";
  return "when" in reason ? reason.when : null;
}
