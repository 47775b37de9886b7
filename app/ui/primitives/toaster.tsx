import { Check, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useWords } from "../words/use-words.ts";
import { Icon } from "./icon.tsx";
import { dismissToast, holdToasts, releaseToasts, toastStore } from "./toast.ts";

/** Where toasts appear; stands once in the document, above dialogs too. */
export function Toaster() {
  const say = useWords();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.empty);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <section
      ref={region}
      popover="manual"
      className="toasts"
      aria-label={say("common:toast.region")}
      aria-live="polite"
      onPointerEnter={holdToasts}
      onPointerLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      {toasts.map(({ id, text, detail, tone, undo }) => (
        <div key={id} className="toast">
          <span className={tone === "error" ? "bad" : undefined}>
            <Icon of={tone === "error" ? TriangleAlert : Check} />
          </span>
          <span>
            {text}
            {detail && <small>{detail}</small>}
          </span>
          {undo && (
            <button
              type="button"
              onClick={() => {
                dismissToast(id);
                undo();
              }}
            >
              {say("common:action.undo")}
            </button>
          )}
        </div>
      ))}
    </section>
  );
}
