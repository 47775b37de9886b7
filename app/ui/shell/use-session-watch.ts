import { useEffect } from "react";
import { useTranslate } from "../i18n/use-translate.ts";

/** How long a page must have been hidden before its session is checked, milliseconds. */
const AWAY_MS = 60_000;

/**
 * Checks the session when a hidden page becomes visible: if it was ended elsewhere, goes to sign-in. Server errors are
 * ignored. The API client is loaded only then.
 */
export function useSessionWatch(account: string | null): void {
  const t = useTranslate();
  const text = t("common:toast.error");
  const detail = t("common:toast.try_later");
  useEffect(() => {
    let hiddenAt = 0;
    const look = async () => {
      if (document.visibilityState === "hidden") {
        hiddenAt = Date.now();
        return;
      }
      if (hiddenAt === 0 || Date.now() - hiddenAt < AWAY_MS) return;
      const { createApiClient, createPageReactions, getErrorStatus } = await import("../client/api.ts");
      try {
        await createApiClient(account, createPageReactions({ text, detail }))("auth/session");
      } catch (error) {
        const status = getErrorStatus(error);
        if (status === 401 || status === 403) location.assign("/login");
      }
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [account, text, detail]);
}
