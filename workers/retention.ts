import { purgeAlertLines } from "#app/modules/alerts/db/alert-lines.server.ts";
import { purgeApps } from "#app/modules/apps/db/apps.server.ts";
import { purgeRemovedFields } from "#app/modules/custom-fields/db/removed-fields.server.ts";
import { purgeCustomerFields } from "#app/modules/customers/db/customer-edit.writes.server.ts";
import { purgeApiRequests } from "#app/modules/developers/db/api-requests.server.ts";
import { purgeStatusHours } from "#app/modules/developers/db/status.server.ts";
import { purgeAgentSessions } from "#app/modules/driver/db/agent-sessions.server.ts";
import { purgeDriverDevices } from "#app/modules/driver/db/driver-devices.server.ts";
import { purgePositions } from "#app/modules/fleet/db/positions.server.ts";
import { purgeDaySamples } from "#app/modules/home/db/day-samples.server.ts";
import { purgeAppTokens } from "#app/modules/identity/db/app-tokens.server.ts";
import { purgeSessions } from "#app/modules/identity/db/session.writes.server.ts";
import { purgeCustomerMessages } from "#app/modules/messages/db/messages.writes.server.ts";
import { purgeOrderFields } from "#app/modules/orders/db/edit.writes.server.ts";
import { purgeProductEvents } from "#app/modules/product-usage/db/product-events.server.ts";
import { purgeShipmentFields } from "#app/modules/shipments/db/shipment-ends.server.ts";
import { purgeGrants } from "#app/modules/shops/db/shop-grants.server.ts";
import { purgeShopHooks } from "#app/modules/shops/db/shop-hooks.server.ts";
import { purgeShopLog } from "#app/modules/shops/db/shop-log.server.ts";
import { purgeAppEndpoints } from "#app/modules/webhooks/db/app-endpoints.server.ts";
import { purgeDeliveries } from "#app/modules/webhooks/db/deliveries.server.ts";
import { purgeEventLog } from "#app/modules/webhooks/db/event-log.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { purgeIdempotencyKeys } from "#app/platform/db/idempotency.server.ts";
import { purgeRateLimits } from "#app/platform/db/rate-limits.server.ts";
import { purgeConsumed } from "#app/platform/events/outbox.writes.server.ts";

/** Deletes what has expired: each module says of its own tables what that is. */
const purges: readonly ((db: Database, nowMs: number) => Statement | Statement[])[] = [
  purgeIdempotencyKeys,
  purgeRateLimits,
  purgeConsumed,
  purgeAlertLines,
  purgeStatusHours,
  purgeApiRequests,
  purgeAgentSessions,
  purgeDriverDevices,
  purgePositions,
  purgeDaySamples,
  purgeSessions,
  purgeProductEvents,
  purgeCustomerMessages,
  purgeGrants,
  purgeShopHooks,
  purgeShopLog,
  purgeDeliveries,
  purgeEventLog,
  purgeAppTokens,
  purgeAppEndpoints,
  purgeApps,
  purgeOrderFields,
  purgeCustomerFields,
  purgeShipmentFields,
  purgeRemovedFields,
];

export function purgeExpired(db: Database, nowMs: number): Statement[] {
  return purges.flatMap((purge) => purge(db, nowMs));
}
