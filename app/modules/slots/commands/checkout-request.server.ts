import type { z } from "zod";
import { checkMethodCoverage, readCoverageByMethod } from "#app/modules/orders/commands/method-coverage.server.ts";
import { readHolds } from "#app/modules/orders/db/tracked/slot-claims.server.ts";
import { findPlaceCandidates, geocodeAddress } from "#app/modules/places/commands/find-place.server.ts";
import type { PlaceSearch } from "#app/modules/places/model/location.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fromAddressInput, type Point } from "#app/platform/geo/place.ts";
import { runInTurn } from "#app/platform/http/request-turns.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hasActiveMethod } from "../db/checkout-keys.server.ts";
import type { checkoutQuestionSchema } from "../model/checkout-key.ts";
import { type SlotRequest, toHeldPlace } from "./find-slots.server.ts";

/** A page of a shop that asks with a key. Anybody may be behind it: it learns what can be kept and nothing else. */
export interface Checkout {
  scope: Scope;
  key: { id: string; merchantId: string | null };
  /** The network that asks. */
  network: string;
}

export type CheckoutQuestion = z.output<typeof checkoutQuestionSchema>;

/** The request of a question; faults name its fields. */
export async function toCheckoutRequest(
  { scope, key }: Checkout,
  question: CheckoutQuestion,
): Promise<Result<SlotRequest>> {
  const { method, replaces, weight, volume, parcels, country = scope.account.country, ...rest } = question;
  const address = { ...rest, country };
  if (!address.line1 && !address.postal_code && !address.city)
    return failFields({ postal_code: [{ code: "required" }] });
  const point = await findPoint(scope, address);
  if (!point) return failFields({ [address.line1 ? "line1" : "postal_code"]: [{ code: "address_not_found" }] });
  if (method) {
    if (!(await hasActiveMethod(scope, method))) return failFields({ method: [{ code: "invalid_value" }] });
    const place = { kind: "address" as const, address: fromAddressInput({ line1: "", ...address }), point };
    const covered = checkMethodCoverage(await readCoverageByMethod(scope, [method]), method, place);
    if (!covered.ok) return failFields({ method: [{ code: "method_not_covering" }] });
  }
  const held = replaces ? (await readHolds(scope, [replaces])).get(replaces) : undefined;
  return ok({
    delivery: { point, serviceMinutes: null, weight, volume, parcels, place: toHeldPlace(address) },
    moved: held?.keyId === key.id ? { id: held.id, number: null } : null,
    ...{ hours: [], depotId: null },
  });
}

/** Where an address lies; of a town alone the likeliest of its name. */
async function findPoint(scope: Scope, address: PlaceSearch): Promise<Point | null> {
  if (address.line1) return (await geocodeAddress(scope, address)).point;
  const found = await findPlaceCandidates(scope, address);
  return found.ok ? (found.value.candidates[0]?.point ?? null) : null;
}

/** Questions of strangers run one after another, so that an account's own work goes on beside them. */
export async function askInTurn<T>({ scope, key }: Checkout, work: () => Promise<Result<T>>): Promise<Result<T>> {
  const asker = { accountId: scope.account.id, actorId: key.id };
  const done = await runInTurn(asker, { clock: scope.ports.clock, kind: "call", isHeavy: true }, work);
  return "ok" in done ? done : { ok: false, failure: done };
}
