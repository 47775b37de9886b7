import type { ReactNode } from "react";
import { useHydrated } from "../../client/use-hydrated.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useHotkeys } from "../../keyboard/use-hotkeys.ts";
import { Button } from "../../primitives/button.tsx";
import { Kbd } from "../../primitives/kbd.tsx";
import type { FormState } from "./resource-form.tsx";

interface SaveBarProps {
  state: Omit<FormState, "errors">;
  /** "Save" without it. */
  label?: string;
  /** What saving will change, shown beside the buttons. */
  note?: ReactNode;
  /** Buttons before the last one. */
  more?: ReactNode;
}

/**
 * The bar at the foot of a form page: shows unsaved changes; Ctrl-S saves. It is disabled until hydration: a native
 * submit would lose the typed values without showing the result.
 */
export function SaveBar({ state, label, note, more }: SaveBarProps) {
  const t = useTranslate();
  const listens = useHydrated();
  const submit = () => {
    const form = document.getElementById(state.id);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  useHotkeys("form", { "Ctrl+s": submit });
  return (
    <div className="save">
      {state.dirty && <span className="dirty" />}
      {state.dirty && <span>{t("common:form.unsaved")}</span>}
      {note && <span className="faint-ink">{note}</span>}
      <span className="grow" />
      {state.dirty && (
        <Button kind="ghost" onClick={state.reset}>
          {t("common:action.discard")}
        </Button>
      )}
      {more}
      <Button kind="primary" type="submit" form={state.id} disabled={!listens} pending={state.pending}>
        {state.pending ? t("common:action.saving") : (label ?? t("common:action.save"))}
        <Kbd keys="Ctrl S" />
      </Button>
    </div>
  );
}
