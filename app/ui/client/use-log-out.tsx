import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { showErrorToast } from "../primitives/toast.ts";
import { useApi } from "./use-api.ts";

const ConfirmDialog = lazy(async () => ({ default: (await import("../primitives/dialog.tsx")).ConfirmDialog }));

/** Drafts in this browser; null where they cannot be read: a browser without storage has none. */
const openDrafts = () => import("./device-store.ts").catch(() => null);

/**
 * Logs out and reloads the sign-in page, so that nothing of the session stays in the tab; drafts kept in this browser
 * are deleted after a question. If the server could not end the session, that page says so; if the server was
 * unreachable, the person stays here and sees an error.
 */
export function useLogOut(): { logOut: () => void; question: ReactNode } {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const leaving = useRef(false);
  const [asking, setAsking] = useState(false);
  const leave = () => {
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
      .then(async (to) => {
        leaving.current = false;
        if (!to) return showErrorToast(t("errors:logout_failed"), t("common:toast.try_later"));
        await openDrafts()
          .then((drafts) => drafts?.deleteAllStored())
          .catch(() => undefined);
        location.assign(to);
      });
  };
  const logOut = () =>
    void openDrafts()
      .then((drafts) => drafts?.hasStored())
      .catch(() => false)
      .then((found) => (found ? setAsking(true) : leave()));
  const question = asking && (
    <Suspense>
      <ConfirmDialog
        open
        title={t("common:shell.log_out_title")}
        text={t("common:shell.log_out_text")}
        action={t("common:shell.log_out_do")}
        cancel={t("common:form.stay")}
        danger
        onConfirm={leave}
        onClose={() => setAsking(false)}
      />
    </Suspense>
  );
  return { logOut, question };
}
