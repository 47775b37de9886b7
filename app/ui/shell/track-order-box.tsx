import { ScanBarcode } from "lucide-react";
import type { SubmitEvent } from "react";
import type { TranslationKey } from "../i18n/translation-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "../primitives/icon.tsx";

interface TrackOrderBoxProps {
  className: string;
  placeholder?: TranslationKey;
  /**
   * "whole" opens the customer's full page in a new tab (console); "bare" goes to the page for the number alone (public
   * page).
   */
  opens: "whole" | "bare";
}

/** Goes to the customer's page of an order; the server resolves the number. */
export function TrackOrderBox({ className, placeholder = "common:shell.track", opens }: TrackOrderBoxProps) {
  const t = useTranslate();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get("number") ?? "").trim();
    if (!number) return;
    if (opens === "whole") open(`/orders/${encodeURIComponent(number)}/track`, "_blank", "noopener");
    else location.assign(`/track?${new URLSearchParams({ number })}`);
  };
  return (
    // Before the page's scripts run it leads to the page for the number alone.
    <form className={className} action="/track" target={opens === "whole" ? "_blank" : undefined} onSubmit={onSubmit}>
      <Icon of={ScanBarcode} size={16} />
      <input
        name="number"
        placeholder={t(placeholder)}
        aria-label={t("common:shell.track")}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </form>
  );
}
