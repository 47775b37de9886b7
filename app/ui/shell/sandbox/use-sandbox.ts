import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { Sandbox } from "#app/modules/sandbox/model/sandbox.ts";
import { useApi } from "../../client/use-api.ts";
import type { TranslationKey } from "../../i18n/translation-key.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { showErrorToast, showToast } from "../../primitives/toast.ts";

/** How often a sandbox's progress is polled, milliseconds. */
const POLL_MS = 1_000;

/** Actions on the current sandbox; the page reloads until the sandbox is idle. */
export function useSandbox({ target, resetting }: Pick<Sandbox, "target" | "resetting">) {
  const t = useTranslate();
  const call = useApi();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState(false);
  const goes = target !== null || resetting;

  const look = useEffectEvent(async () => {
    const { data } = await call<{ data: { sandbox: { state: string } | null } }>("sandbox");
    if (data.sandbox?.state === "ready") await revalidate();
  });
  useEffect(() => {
    if (!goes) return;
    const timer = setInterval(() => void look().catch(() => {}), POLL_MS);
    return () => clearInterval(timer);
  }, [goes]);

  const send = async (path: string, body: object, done?: TranslationKey): Promise<boolean> => {
    setSending(true);
    try {
      await call(path, { method: "POST", body });
      await revalidate();
      if (done) showToast(t(done));
      return true;
    } catch (error) {
      showErrorToast(getRefusalReason(error) ?? t("common:toast.error"));
      return false;
    } finally {
      setSending(false);
    }
  };
  return {
    busy: sending || goes,
    forward: (by: string) => void send("sandbox/clock", { forward: by }),
    moveTo: (to: string) => send("sandbox/clock", { to }),
    fill: () => void send("sandbox/fill", {}, "sandbox:filled"),
    reset: () => send("sandbox/reset", {}),
  };
}

/** The message of a refusal: of its first field, otherwise its own. */
function getRefusalReason(error: unknown): string | null {
  const { message, errors } = Object(Object(error).data);
  const [first] = Object.values(Object(errors)).flat();
  if (typeof first === "string") return first;
  return typeof message === "string" ? message : null;
}
