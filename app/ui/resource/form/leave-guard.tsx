import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ConfirmDialog } from "../../primitives/dialog.tsx";

/**
 * Asks before a page with unsaved changes is left, inside the console or by closing the tab. A person who stays
 * continues where they worked, not at the pressed link: focus moves back there before the dialog opens, which later
 * restores it. A page of several forms says when it is left whether there is something to lose: a router has one guard.
 */
export function LeaveGuard({ active }: { active: boolean | (() => boolean) }) {
  const t = useTranslate();
  const place = useRef<HTMLElement>(null);
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const asks = currentLocation.pathname !== nextLocation.pathname && isActive(active);
    isLeaving.current = false;
    if (asks && place.current?.isConnected) place.current.focus({ preventScroll: true });
    return asks;
  });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest("main") && !target.closest("a")) place.current = target;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => isActive(active) && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={t("common:form.leave_title")}
      text={t("common:form.leave_text")}
      action={t("common:form.leave")}
      cancel={t("common:form.stay")}
      danger
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
      onClose={() => isLeaving.current || blocker.reset?.()}
    />
  );
}

function isActive(active: boolean | (() => boolean)): boolean {
  return typeof active === "function" ? active() : active;
}
