import { data, redirect } from "react-router";
import { executeWithFields } from "#app/modules/identity/http/sign-in-context.server.ts";
import { chooseMessages, isStopped } from "#app/modules/messages/commands/choose-messages.server.ts";
import { formatStopPath } from "#app/modules/messages/model/stop-link.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { readVisitedOrder } from "../http/manage-order.server.ts";
import { TrackingFrame } from "../screens/tracking-frame.tsx";
import type { Route } from "./+types/stop-messages.ts";

/** An unknown order and a link without its token look the same. */
async function readLinkedOrder(args: Route.LoaderArgs | Route.ActionArgs) {
  const found = await readVisitedOrder(args);
  if (!found.ok) throw data(null, { status: errorStatuses[found.failure.code] });
  if (found.value.visitor.by !== "link") throw data(null, { status: 404 });
  return found.value;
}

export async function loader(args: Route.LoaderArgs) {
  const { order, visitor } = await readLinkedOrder(args);
  const { appTitle } = args.context.get(appContext);
  return { number: order.number, token: order.trackingToken, stopped: await isStopped(visitor.db, order), appTitle };
}

export async function action(args: Route.ActionArgs) {
  const found = await readLinkedOrder(args);
  const fields = Object.fromEntries(await args.request.formData().catch(() => new FormData()));
  const chosen = await executeWithFields(chooseMessages, found, fields);
  if (!chosen.ok) throw data(null, { status: errorStatuses[chosen.failure.code] });
  throw redirect(formatStopPath(found.order, found.visitor.language));
}

/** The page behind "Stop these messages": a choice that can be taken back. */
export default function Screen({ loaderData: { number, token, stopped, appTitle } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <TrackingFrame name={appTitle} detail={number} query={{ t: token }}>
      <PageTitle>{t("tracking:stop.title")}</PageTitle>
      <div className="track-headline">
        <h1>{t(stopped ? "tracking:stop.stopped" : "tracking:stop.title")}</h1>
      </div>
      <form method="post" className="part">
        <p>{t(stopped ? "tracking:stop.stopped_why" : "tracking:stop.why")}</p>
        <button
          type="submit"
          name="intent"
          value={stopped ? "resume" : "stop"}
          className="button button-primary button-large"
        >
          {t(stopped ? "tracking:stop.resume" : "tracking:stop.stop")}
        </button>
      </form>
    </TrackingFrame>
  );
}
