import { isRouteErrorResponse, useParams } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { NumberForm } from "./number-form.tsx";
import { TrackingFrame } from "./tracking-frame.tsx";

const kinds: Record<number, "not_found" | "too_many"> = { 404: "not_found", 429: "too_many" };

/** Error page of tracking: unknown number, too many requests, or a server error. */
export function TrackingErrorPage({ error, appTitle }: { error: unknown; appTitle: string }) {
  const t = useTranslate();
  const { orderNumber } = useParams();
  const kind = (isRouteErrorResponse(error) && kinds[error.status]) || "failed";
  return (
    <TrackingFrame name={appTitle}>
      <PageTitle>{t(`tracking:${kind}.title`)}</PageTitle>
      <div className="track-headline">
        <h1>{t(`tracking:${kind}.title`)}</h1>
        <p className="track-note">{t(`tracking:${kind}.why`)}</p>
        <p className="track-note">{t(`tracking:${kind}.next`)}</p>
      </div>
      {kind === "not_found" && <NumberForm typed={orderNumber ?? ""} />}
    </TrackingFrame>
  );
}
