import { PackageX } from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import type { ManagedOrder } from "../commands/manage-view.server.ts";

/** Asks to cancel, or says what came of it. */
export function CancellationForm({ cancellation, seller }: Pick<ManagedOrder, "cancellation" | "seller">) {
  const t = useTranslate();
  if (cancellation.state === "closed") return null;
  const heading = (
    <>
      <Icon of={PackageX} size={16} /> {t("tracking:manage.cancel")}
    </>
  );
  if (cancellation.state !== "open")
    return (
      <section className="part">
        <h2>{heading}</h2>
        <p className="notice">
          {t(cancellation.state === "asked" ? "tracking:manage.cancel_asked" : "tracking:manage.cancel_declined", {
            seller,
          })}
        </p>
        {cancellation.state === "declined" && cancellation.reason && <blockquote>{cancellation.reason}</blockquote>}
      </section>
    );
  return (
    <form method="post" className="part">
      <details>
        <summary>{heading}</summary>
        <p className="track-note">{t("tracking:manage.cancel_why", { seller })}</p>
        <label htmlFor="cancel-reason">{t("tracking:manage.cancel_reason")}</label>
        <span className="input words">
          <textarea id="cancel-reason" name="reason" rows={2} maxLength={500} />
        </span>
        <button type="submit" name="intent" value="cancel" className="button button-large">
          {t("tracking:manage.cancel_ask")}
        </button>
      </details>
    </form>
  );
}
