import { redirect } from "react-router";
import { formatBareTrackingPath, parseTrackingNumber } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { NumberForm } from "../screens/number-form.tsx";
import { TrackingFrame } from "../screens/tracking-frame.tsx";
import type { Route } from "./+types/track-find.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const number = parseTrackingNumber(new URL(request.url).searchParams.get("number") ?? "").slice(0, 60);
  if (number) throw redirect(formatBareTrackingPath(number, getRequestLanguage(request)));
  return { appTitle: context.get(appContext).appTitle };
}

/** The public page that asks for an order number. */
export default function Screen({ loaderData: { appTitle } }: Route.ComponentProps) {
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
