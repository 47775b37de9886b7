import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { showErrorToast } from "../primitives/toast.ts";
import { useApi } from "./use-api.ts";

/**
 * Logs out and reloads the sign-in page, so that nothing of the session stays in the tab. If the server could not end
 * the session, that page says so; if the server was unreachable, the person stays here and sees an error.
 */
export function useLogOut(): () => void {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const leaving = useRef(false);
  return () => {
    if (leaving.current) return;
    leaving.current = true;
    void call("auth/logout", { method: "POST" })
      .then(() => "/login")
      .catch(async (error: unknown) => {
        const { getErrorStatus } = await import("./api.ts");
        return getErrorStatus(error) === null ? null : "/login?logout=failed";
      })
      // A script that fails to load also means the server is unreachable.
      .catch(() => null)
      .then((to) => {
        leaving.current = false;
        if (to) location.assign(to);
        else showErrorToast(t("errors:logout_failed"), t("common:toast.try_later"));
      });
  };
}
