import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import type { DraftContext } from "../../db/draft-context.reads.server.ts";
import { createOrderIdentities } from "../../db/order.writes.server.ts";
import { checkMemberReach, resolvePlaces } from "../../db/place.reads.server.ts";
import type { OrderDraft } from "../../model/order.ts";
import { resolveOwnership } from "../../model/order-ownership.ts";
import { getDestinationContact, prepareOrder } from "../../model/prepare-order.ts";
import type { PreparedOrder } from "../../model/prepared-order.ts";
import { type PlacedDraft, readMethodCoverage } from "../method-coverage.server.ts";
import { applyAddressRules, withOpeningHours } from "./address-rules.server.ts";
import { applyHold } from "./apply-hold.server.ts";
import { checkReferencedIds } from "./referenced-ids.server.ts";

/** Checks drafts, geocodes their places and prepares them for writing: one result for each. */
export async function prepareDrafts(
  scope: Scope,
  drafts: readonly OrderDraft[],
  context: DraftContext,
): Promise<Result<PreparedOrder>[]> {
  const ruled = await applyAddressRules(scope, drafts);
  const places = await resolvePlaces(
    scope,
    context.locations,
    ruled.flatMap(({ draft: { source, destination } }) => [
      { place: source ?? destination, field: "source" },
      { place: destination, field: "destination" },
    ]),
  );
  const coverage = await readMethodCoverage(scope, drafts, context.partners.methods);
  const holds = new Map(context.holds);
  const placed = ruled.map(({ draft, openingHours }, index): Result<PlacedDraft> => {
    const destination = places[2 * index + 1];
    const source = draft.source || !destination?.ok ? places[2 * index] : coverage.source(destination.value.place);
    if (!source || !destination) throw new Error("a place was requested but not resolved");
    if (!source.ok) return source;
    if (!destination.ok) return destination;
    const ownership = resolveOwnership(scope.account, draft, context.partners);
    if (!ownership.ok) return ownership;
    const named = checkReferencedIds(drafts[index] ?? draft, context);
    if (!named.ok) return named;
    const offered = coverage.method(draft.shipping_method_id, destination.value.place);
    if (!offered.ok) return offered;
    const reach = checkMemberReach(scope, source.value.place, destination.value.place);
    if (!reach.ok) return reach;
    const promised = applyHold(
      scope,
      { draft, ownership: ownership.value, destination: destination.value.place },
      holds,
    );
    if (!promised.ok) return promised;
    const to = withOpeningHours(destination.value, openingHours);
    return ok({ draft: promised.value, ownership: ownership.value, source: source.value, destination: to });
  });
  const identities = (await createOrderIdentities(scope, placed.filter(({ ok: good }) => good).length)).values();
  return placed.map((each) => {
    if (!each.ok) return each;
    const identity = identities.next().value;
    if (!identity) throw new Error("no identity for an order");
    const { draft, ownership, source, destination } = each.value;
    return ok(
      prepareOrder(draft, {
        ...identity,
        createdAt: now(scope),
        timezone: scope.account.timezone,
        ownership,
        source: source.place,
        destination: { ...destination.place, ...getDestinationContact(draft, destination.place.address.country) },
        placeIssues: { source: source.issues, destination: destination.issues },
        slotHoldId: draft.slot_hold ?? null,
        importId: null,
        importRow: null,
      }),
    );
  });
}
