import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../../primitives/dialog.tsx";
import { useWords } from "../../words/use-words.ts";

/** Asks before a page with unsaved changes is left, inside the console or by closing the tab. */
export function LeaveGuard({ active }: { active: boolean }) {
  const say = useWords();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={say("common:form.leave_title")}
      text={say("common:form.leave_text")}
      action={say("common:form.leave")}
      cancel={say("common:form.stay")}
      danger
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.state === "blocked" && blocker.reset()}
    />
  );
}
