import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { showErrorToast } from "../primitives/toast.ts";
import { useApi } from "./use-api.ts";

/**
 * Logs out and loads the sign-in page anew, so that nothing of the session stays in the tab. Where the server could not end
 * it, that page says so; where it was not reached, the person stays and is told here.
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
      // A script that could not be loaded is a server that is not reached, too.
      .catch(() => null)
      .then((to) => {
        leaving.current = false;
        if (to) location.assign(to);
        else showErrorToast(t("errors:logout_failed"), t("common:toast.try_later"));
      });
  };
}
