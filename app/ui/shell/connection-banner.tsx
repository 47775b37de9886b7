import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { checkConnection, connectionStore } from "../client/connection.ts";
import { toZoneTime } from "../formats/dates.ts";
import { useFormats } from "../formats/formats-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../primitives/button.tsx";
import { Icon } from "../primitives/icon.tsx";
import "./connection-banner.css";

/**
 * Without a connection: since when, and that the page continues by itself. Beside it that the server is waited for. Part
 * of the frame: it could not be loaded then.
 */
export function ConnectionBanner() {
  const t = useTranslate();
  const { timezone } = useFormats();
  const state = useSyncExternalStore(connectionStore.subscribe, connectionStore.read, connectionStore.empty);
  return (
    <div role="status" className={state === null ? undefined : "connection-bar"}>
      {state === "slow" && t("common:offline.slow")}
      {typeof state === "number" && (
        <>
          <Icon of={WifiOff} size={15} />
          <b>{t("common:offline.title")}</b>
          <span className="grow">{t("common:offline.text", { time: toZoneTime(state, timezone) })}</span>
          <Button onClick={() => void checkConnection()}>{t("common:offline.check")}</Button>
        </>
      )}
    </div>
  );
}
