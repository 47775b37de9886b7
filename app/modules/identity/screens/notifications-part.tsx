import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { getPushAvailability, type PushAvailability, subscribePush } from "#app/ui/client/push-subscription.ts";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import type { ProfileData } from "./profile-data.ts";

/** The service worker that shows notifications; it caches nothing, and its scope contains no page. */
const pushWorker = { address: "/push/worker.js", scope: "/push/" };

/** Push notifications: switches them on or off for this browser, and removes other browsers. */
export function NotificationsPart({ notifications: { publicKey, devices } }: Pick<ProfileData, "notifications">) {
  const t = useTranslate();
  const fetcher = useFetcher<ActionResult>();
  const [ability, setAbility] = useState<PushAvailability | null>(null);
  const [problem, setProblem] = useState<"notify_blocked" | "notify_failed" | null>(null);
  const [busy, setBusy] = useState(false);
  // Push support is known only in the browser.
  useEffect(() => setAbility(getPushAvailability()), []);
  const here = devices.find(({ current }) => current);
  const refused = fetcher.data?.ok === false ? fetcher.data.message : null;
  const send = (fields: Record<string, string>) => fetcher.submit(fields, { method: "post", action: "/profile" });
  const turnOn = async (key: string) => {
    setBusy(true);
    setProblem(null);
    const subscribed = await subscribeBrowser(key);
    setBusy(false);
    if (subscribed) return send({ intent: "profile.notifications.on", ...subscribed });
    setProblem(getPushAvailability() === "blocked" ? "notify_blocked" : "notify_failed");
  };
  return (
    <>
      <p className="soft-ink text-sm">{t(publicKey ? "profile:notify_what" : "profile:notify_none")}</p>
      {ability === "unable" && <p className="text-sm">{t("profile:notify_unable")}</p>}
      {ability === "blocked" && !problem && <p className="text-sm">{t("profile:notify_blocked")}</p>}
      {publicKey && ability === "able" && !here && (
        <div>
          <Button pending={busy || fetcher.state !== "idle"} onClick={() => void turnOn(publicKey)}>
            {t("profile:notify_on")}
          </Button>
        </div>
      )}
      {(problem || refused) && (
        <p role="alert" className="text-danger text-sm">
          {problem ? t(`profile:${problem}`) : refused}
        </p>
      )}
      {devices.length > 0 && (
        <ul className="grid" aria-label={t("profile:notify_devices")}>
          {devices.map(({ id, device, current, createdAt, lastDeliveredAt }) => {
            const name = device || t("profile:session_unknown");
            return (
              <li key={id} className="flex items-center gap-3 min-h-11 border-b border-line-faint">
                <span className="flex-1 grid text-sm">
                  <b>{current ? t("profile:notify_here", { device: name }) : name}</b>
                  <span className="faint-ink">
                    {t(lastDeliveredAt === null ? "profile:notify_since" : "profile:notify_last")}{" "}
                    <DateTimeText at={lastDeliveredAt ?? createdAt} />
                  </span>
                </span>
                <Button
                  kind="ghost"
                  aria-label={t("profile:notify_off_of", { device: name })}
                  onClick={() => send({ intent: "profile.notifications.off", device: id })}
                >
                  {t("profile:notify_off")}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

async function subscribeBrowser(key: string) {
  try {
    const registration = await navigator.serviceWorker.register(pushWorker.address, { scope: pushWorker.scope });
    await waitUntilActivated(registration);
    const subscribed = await subscribePush(registration, key);
    return subscribed && { ...subscribed };
  } catch {
    // Service workers are not available, for example in a private window.
    return null;
  }
}

/** Waits for the worker to activate before it can subscribe. No page is in its scope, so `ready` would never resolve. */
async function waitUntilActivated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return;
  await new Promise<void>((done) => {
    coming.addEventListener("statechange", () => coming.state === "activated" && done());
  });
}
