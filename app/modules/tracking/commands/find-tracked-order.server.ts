import { listFieldTexts } from "#app/modules/custom-fields/commands/format-field-text.server.ts";
import { findBrand } from "#app/modules/messages/commands/find-brand.server.ts";
import type { Brand } from "#app/modules/messages/model/brand.ts";
import type { ExpectedArrival } from "#app/modules/orders/model/tracked/estimate-arrival.ts";
import { type TrackingFacts, trackByNumber, trackOrder } from "#app/modules/orders/model/tracked/track-order.ts";
import type { BareOrder, TrackedOrder } from "#app/modules/orders/model/tracked/tracked-order.ts";
import { trackingNumberPattern } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { type HostOwner, isShownAt } from "#app/modules/partners/model/seller-host.ts";
import { readAccountScope } from "#app/platform/db/account-scope.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { isSameToken } from "#app/platform/kernel/tokens.ts";
import { readTrackedOrder, type TrackedOrderRecord } from "../db/tracked-order.reads.server.ts";

interface TrackingContext {
  db: Database;
  ports: Ports;
  /** Expected arrival at a stop of a route; null when the stop no longer exists. */
  estimateArrival(scope: Scope, stop: { id: string; routeId: string }): Promise<ExpectedArrival | null>;
}

/** Adds the same estimated arrival that dispatchers see. */
async function addExpectedArrival(
  context: TrackingContext,
  { facts, onRoute }: TrackedOrderRecord,
): Promise<TrackingFacts> {
  if (!facts.stop || !onRoute) return facts;
  const scope = await readAccountScope(context, onRoute.accountId, { id: null, name: "", language: "en" });
  const expected = scope && (await context.estimateArrival(scope, onRoute));
  return expected ? { ...facts, stop: { ...facts.stop, ...expected } } : facts;
}

/** One of the account's own fields that customers see, in the reader's language. */
type OwnText = ReturnType<typeof listFieldTexts>[number];

/** What the visitor may see of an order: by the link of a message everything, by its number alone less. */
export type TrackedOrderResult = (
  | { by: "link"; order: TrackedOrder; brand: Brand; fields: OwnText[] }
  | { by: "number"; order: BareOrder }
) & {
  /** The current time of the order's account, milliseconds UTC. */
  now: number;
};

interface RequestedOrder {
  number: string;
  token: string | null;
  language: string;
  /** Whose orders the host shows; null for anybody's. */
  shownBy: HostOwner | null;
}

/**
 * Finds an order by number, with or without the link's token. Unknown and malformed numbers, and those of others than the
 * host shows, give the same error; a wrong token counts as none.
 */
export async function findTrackedOrder(
  context: TrackingContext,
  { number, token, language, shownBy }: RequestedOrder,
): Promise<Result<TrackedOrderResult>> {
  const { db, ports } = context;
  const found = trackingNumberPattern.test(number) ? await readTrackedOrder(db, number) : null;
  if (!found || (shownBy && !isShownAt(shownBy, found.seller))) return fail("order_not_found");
  const now = ports.clock.now() + found.clockAhead;
  const linked = token !== null && (await isSameToken(token, found.trackingToken));
  const [facts, brand] = await Promise.all([
    addExpectedArrival(context, found),
    linked ? findBrand(db, found.seller) : null,
  ]);
  if (!brand) return ok({ by: "number", order: trackByNumber(facts, now), now });
  const fields = listFieldTexts({ ...found.own, place: "for_customers" }, createTranslator(language));
  return ok({ by: "link", order: trackOrder(facts, now), brand, fields, now });
}
