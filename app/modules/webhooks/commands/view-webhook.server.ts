import { can } from "#app/platform/access/can.ts";
import { listManagePermissions } from "#app/platform/catalogue/catalogue.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ReadWebhookObjects } from "#app/platform/events/event-objects.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { toLocalTime } from "#app/platform/time/local-time.ts";
import { readDeliveryWeek } from "../db/delivery-week.reads.server.ts";
import { webhookRows } from "../db/endpoints.server.ts";
import { isDeliveryState } from "../model/webhook.enums.ts";
import { createViewDelivery, listDeliveries } from "./list-deliveries.server.ts";

/** The query of the page's log; unknown parameters are removed. */
function toLogUrl(url: URL): URL {
  const requested = new URL(url.origin);
  const { searchParams: given } = url;
  const [state, search, cursor] = [given.get("state"), given.get("search"), given.get("cursor")];
  if (state && isDeliveryState(state)) requested.searchParams.set("filters[state][]", state);
  if (search) requested.searchParams.set("search", search);
  if (cursor) requested.searchParams.set("cursor", cursor);
  return requested;
}

/** Data of an endpoint's page: figures, log, and the delivery that the URL opens (`?delivery=`). */
export const createViewWebhook =
  (readObjects: ReadWebhookObjects) =>
  async (scope: Scope, { url, params }: PageRequest) => {
    const id = params.id ?? "";
    const { timezone } = scope.account;
    const [webhook] = await webhookRows.read(scope, [id]);
    if (!webhook) return fail("not_found");
    const requested = toLogUrl(url);
    const opened = url.searchParams.get("delivery");
    const [first, open, week] = await Promise.all([
      listDeliveries(scope, { url: requested, params: { id } }),
      opened ? createViewDelivery(readObjects)(scope, { url, params: { id, event_id: opened } }) : null,
      readDeliveryWeek(scope, id),
    ]);
    // A cursor that no longer exists starts at the beginning.
    const log = first.ok ? first : await listDeliveries(scope, { url: new URL(url.origin), params: { id } });
    if (!log.ok) return log;
    return ok({
      webhook,
      week,
      log: log.value,
      delivery: open?.ok ? open.value.delivery : null,
      state: requested.searchParams.get("filters[state][]") ?? "",
      search: requested.searchParams.get("search") ?? "",
      canManage: can(scope.account, ...listManagePermissions("alerts")),
      // The initial range of a recovery: one day, or the time since the endpoint began to fail.
      range: {
        since: toLocalTime(Math.min(now(scope) - day, webhook.failing_since ?? Number.POSITIVE_INFINITY), timezone),
        until: toLocalTime(now(scope), timezone),
      },
    });
  };
