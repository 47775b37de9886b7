import type { ReactNode } from "react";
import { useHydrated } from "../../client/use-hydrated.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useHotkeys } from "../../keyboard/use-hotkeys.ts";
import { Button } from "../../primitives/button.tsx";
import { Kbd } from "../../primitives/kbd.tsx";
import type { FormState } from "./resource-form.tsx";

interface SaveBarProps {
  state: FormState;
  /** "Save" without it. */
  label?: string;
  /** What saving will change, beside the buttons. */
  note?: ReactNode;
}

/**
 * The bar at the foot of a form page: says what is unsaved; Ctrl-S saves. Before the page listens nothing can be sent: the
 * browser's own answer would be a page that forgets what was typed and does not say what became of it.
 */
export function SaveBar({ state, label, note }: SaveBarProps) {
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
      <Button kind="primary" type="submit" form={state.id} disabled={!listens} pending={state.pending}>
        {state.pending ? t("common:action.saving") : (label ?? t("common:action.save"))}
        <Kbd keys="Ctrl S" />
      </Button>
    </div>
  );
}
