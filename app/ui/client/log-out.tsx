import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { ConfirmDialog } from "../primitives/dialog.tsx";
import { showErrorToast } from "../primitives/toast.ts";
import { getErrorStatus } from "./api.ts";
import { deleteAllStored, hasStored } from "./device-store.ts";
import { useApi } from "./use-api.ts";

/** Logs out at once where this browser keeps no drafts; else asks first, and deletes them. */
export function LogOut({ isReturning, onStay }: { isReturning: boolean; onStay: () => void }) {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    const query = new URLSearchParams(isReturning ? { to: location.pathname + location.search } : {});
    const isOver = await call("auth/logout", { method: "POST" }).then(
      () => true,
      (error: unknown) => {
        query.set("logout", "failed");
        return getErrorStatus(error) !== null;
      },
    );
    if (isOver) {
      // A browser without storage has no drafts.
      await deleteAllStored().catch(() => undefined);
      location.assign(query.size > 0 ? `/login?${query}` : "/login");
    } else showErrorToast(t("errors:logout_failed"), t("common:toast.try_later"));
    onStay();
  };
  const begin = useRef(async () => {
    if (await hasStored().catch(() => false)) setAsking(true);
    else await leave();
  });
  useEffect(() => void begin.current(), []);
  return (
    <ConfirmDialog
      open={asking}
      title={t("common:shell.log_out_title")}
      text={t("common:shell.log_out_text")}
      action={t("common:shell.log_out_confirm")}
      cancel={t("common:form.stay")}
      danger
      onConfirm={() => void leave()}
      onClose={onStay}
    />
  );
}
