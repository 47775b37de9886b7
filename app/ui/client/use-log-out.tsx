import { type ReactNode, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { showErrorToast } from "../primitives/toast.ts";
import type { LogOut } from "./log-out.tsx";

/**
 * Logs out and reloads the sign-in page, so that nothing of the session stays in the tab; drafts kept in this browser
 * are deleted after a question. If the server could not end the session, that page says so; if the server was
 * unreachable, the person stays here and sees an error.
 * @param isReturning who signs in next comes back to this page, as to a request of an app
 */
export function useLogOut({ isReturning = false } = {}): { logOut: () => void; question: ReactNode } {
  const t = useTranslate();
  const [Leaving, setLeaving] = useState<typeof LogOut | null>(null);
  const logOut = () =>
    void import("./log-out.tsx").then(
      (module) => setLeaving(() => module.LogOut),
      // A script that fails to load also means the server is unreachable.
      () => showErrorToast(t("errors:logout_failed"), t("common:toast.try_later")),
    );
  return { logOut, question: Leaving && <Leaving isReturning={isReturning} onStay={() => setLeaving(null)} /> };
}
