/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import type { DriveRoute } from "../model/drive-day.ts";
import { formatClock, t } from "./i18n.ts";
import { recordAction } from "./sync-engine.ts";
import { navigateTo } from "./use-driver-state.ts";

/** A route request: when it times out, and how to reject it. */
export function AnswerRequest({ route, zone }: { route: DriveRoute; zone: string }) {
  return (
    <section className="drive-news" aria-label={t("drive:request.title")}>
      <b>{t("drive:request.title")}</b>
      {route.answerDueAt && <p>{t("drive:request.until", { time: formatClock(route.answerDueAt, zone) })}</p>}
      <Reject routeId={route.id} word="drive:request.reject_route" />
    </section>
  );
}

/** Rejects the route or one stop, with a reason. */
export function Reject({ routeId, stopId, word }: { routeId: string; stopId?: string; word: string }) {
  const [reason, setReason] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  if (reason === null)
    return (
      <button type="button" className="drive-button" onClick={() => setReason("")}>
        {t(word)}
      </button>
    );
  const send = async () => {
    const note = reason.trim();
    if (!note) return setProblem(t("drive:request.needs_reason"));
    await recordAction("reject", { routeId, note, ...(stopId ? { stopId } : {}) });
    if (stopId) navigateTo("");
  };
  return (
    <>
      <label className="drive-field">
        {t("drive:request.why")}
        <input value={reason} maxLength={200} onInput={({ currentTarget }) => setReason(currentTarget.value)} />
      </label>
      <p className="drive-problem" role="alert">
        {problem}
      </p>
      <button type="button" className="drive-button" onClick={() => void send()}>
        {t(word)}
      </button>
      <button type="button" className="drive-link" onClick={() => setReason(null)}>
        {t("drive:request.keep")}
      </button>
    </>
  );
}
