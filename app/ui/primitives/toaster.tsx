import { Check, TriangleAlert, X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "./icon.tsx";
import { dismissToast, pauseToasts, resumeToasts, type Toast, toastStore } from "./toast.ts";

/**
 * The container of toasts, once in the document and above dialogs. It exists before the first toast, because screen
 * readers announce changes only in regions they know. Success is announced politely, errors at once.
 */
export function Toaster() {
  const t = useTranslate();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.empty);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element && !element.matches(":popover-open")) element.showPopover();
  }, []);
  return (
    <section
      ref={region}
      popover="manual"
      className="toasts"
      aria-label={t("common:toast.region")}
      aria-live="polite"
      // Stays visible while a dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastView({ toast: { id, text, detail, tone, undo } }: { toast: Toast }) {
  const t = useTranslate();
  const failed = tone === "error";
  return (
    <div className="toast" role={failed ? "alert" : undefined}>
      <span className={failed ? "is-bad" : undefined}>
        <Icon of={failed ? TriangleAlert : Check} />
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
          {t("common:action.undo")}
        </button>
      )}
      {failed && (
        <button type="button" aria-label={t("common:toast.close")} onClick={() => dismissToast(id)}>
          <Icon of={X} size={14} />
        </button>
      )}
    </div>
  );
}
