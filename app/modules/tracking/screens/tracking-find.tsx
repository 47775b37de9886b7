import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { NumberForm } from "./number-form.tsx";
import { TrackingFrame } from "./tracking-frame.tsx";

/** The public page that asks for an order number. */
export function TrackingFind({ appTitle }: { appTitle: string }) {
  const t = useTranslate();
  return (
    <TrackingFrame name={appTitle}>
      <PageTitle>{t("tracking:find.title")}</PageTitle>
      <div className="track-headline">
        <h1>{t("tracking:find.title")}</h1>
      </div>
      <NumberForm />
    </TrackingFrame>
  );
}
