import { data, type HeadersArgs, redirect } from "react-router";
import { formatBareTrackingPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFrameHeader } from "#app/platform/http/page-headers.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { drawTrackingMap } from "../commands/draw-tracking-map.server.ts";
import { findRequestedOrder, readTrackingToken } from "../http/tracking.server.ts";
import { BarePage } from "../screens/bare-page.tsx";
import { TrackingPage } from "../screens/tracking-page.tsx";
import type { Route } from "./+types/track.ts";

export async function loader(args: Route.LoaderArgs) {
  const found = await findRequestedOrder(args);
  if (!found.ok) throw data(null, { status: errorStatuses[found.failure.code] });
  const { ports, appTitle } = args.context.get(appContext);
  const { now } = found.value;
  const token = readTrackingToken(args.request);
  if (found.value.by === "link") {
    const { order, brand, fields } = found.value;
    const map = await drawTrackingMap(order, ports.ways);
    const view = { by: "link" as const, order, brand, fields, token: token ?? "", map, now };
    return data(view, { headers: toFrameHeader(brand.frames) });
  }
  // A link with a wrong token redirects to the page by number: only the right token shows anything under a link's URL.
  if (token !== null)
    throw redirect(formatBareTrackingPath(found.value.order.number, getRequestLanguage(args.request)));
  const view = { by: "number" as const, order: found.value.order, appTitle, now };
  return data(view, { headers: toFrameHeader([]) });
}

/** Those of its layout, and who may show the page in a frame. */
export const headers = ({ loaderHeaders, parentHeaders }: HeadersArgs) =>
  new Headers([...parentHeaders, ...loaderHeaders]);

export default function Screen({ loaderData }: Route.ComponentProps) {
  return loaderData.by === "link" ? <TrackingPage {...loaderData} /> : <BarePage {...loaderData} />;
}
