/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { getPushAvailability, subscribePush } from "#app/ui/client/push-subscription.ts";
import { callApi, cancelPush, getDriveWorker } from "./api-client.ts";
import { t } from "./i18n.ts";

interface NotificationStatus {
  publicKey: string | null;
  on: boolean;
}

const NOTIFICATIONS_PATH = "notifications";

/** Switches notifications of this phone; the browser's permission is requested only when the driver turns them on. */
export function NotifyPart() {
  const [known, setKnown] = useState<NotificationStatus | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    void callApi<NotificationStatus>("GET", NOTIFICATIONS_PATH).then(
      (answer) => answer.kind === "answer" && setKnown(answer.data),
    );
  }, []);
  const ability = getPushAvailability();
  const doing = async (work: () => Promise<string | null>) => {
    setBusy(true);
    setProblem((await work()) ?? "");
    setBusy(false);
  };
  const turnOn = async (publicKey: string) => {
    const worker = await getDriveWorker();
    const subscribed = worker ? await subscribePush(worker, publicKey) : null;
    if (!subscribed) return t(getPushAvailability() === "blocked" ? "drive:notify.blocked" : "drive:notify.failed");
    const answer = await callApi<{ on: boolean }>("POST", NOTIFICATIONS_PATH, subscribed);
    if (answer.kind === "offline") return t("drive:notify.offline");
    if (answer.kind === "refused") return answer.message;
    setKnown({ publicKey, on: true });
    return null;
  };
  const turnOff = async () => {
    const answer = await callApi("DELETE", NOTIFICATIONS_PATH, {});
    if (answer.kind !== "answer") return t("drive:notify.offline");
    await cancelPush();
    setKnown((before) => before && { ...before, on: false });
    return null;
  };
  const publicKey = known?.publicKey ?? null;
  return (
    <section className="drive-part" aria-labelledby="notify">
      <h3 id="notify">{t("drive:notify.title")}</h3>
      {ability !== "able" && <p>{t(`drive:notify.${ability}`)}</p>}
      {ability === "able" && known && <p>{t(`drive:notify.${known.on ? "on" : publicKey ? "off" : "none"}`)}</p>}
      {ability === "able" && publicKey && (
        <button
          type="button"
          className="drive-button"
          disabled={busy}
          onClick={() => void doing(known?.on ? turnOff : () => turnOn(publicKey))}
        >
          {t(known?.on ? "drive:notify.turn_off" : "drive:notify.turn_on")}
        </button>
      )}
      <p className="drive-problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
