import { data } from "react-router";
import { errorStatuses } from "#app/domain/kernel/error-codes.ts";
import { drawTracked } from "#app/features/tracking/track-order.server.ts";
import { TrackingPage } from "#app/features/tracking/tracking-page.tsx";
import { surroundingsContext } from "#app/http/contexts.server.ts";
import { trackedOf } from "#app/http/tracking.server.ts";
import type { Route } from "./+types/track.ts";

export async function loader(args: Route.LoaderArgs) {
  const found = await trackedOf(args);
  if (!found.ok) throw data(null, { status: errorStatuses[found.failure.code] });
  const now = args.context.get(surroundingsContext).ports.clock.now();
  return { order: found.value, map: await drawTracked(found.value), now };
}

export default function Screen({ loaderData }: Route.ComponentProps) {
  return <TrackingPage {...loaderData} />;
}
