import type { z } from "zod";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { MoneyWords, PackageWords } from "#app/platform/events/changes.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { carrierScope } from "../db/carrier-scope.server.ts";
import type { OrderEdit } from "../db/edit.writes.server.ts";
import { type OrderRecord, readGoods } from "../db/order.reads.server.ts";
import { replaceCollections, replacePackages } from "../db/order-parts.writes.server.ts";
import { checkReferences } from "../db/references.reads.server.ts";
import { collectionStatuses } from "../model/order.enums.ts";
import { changed, type OrderChange } from "../model/order-changes.ts";
import { changedWindows, requirementColumns } from "../model/order-columns.ts";
import type { OrderPart, partSchemas } from "../model/order-parts.ts";
import { codOf, prepareCollections, preparePackages, totalsOf } from "../model/prepare-parts.ts";
import { applyCustomer, applyLocations } from "./apply-places.server.ts";

/** What replacing a part sets on the order, and the statements for the tables of its parts. */
export interface AppliedPart {
  set: OrderEdit["set"];
  statements?: Statement[];
  /** What changed in rows of their own. */
  changes?: OrderChange[];
}

type Input<Part extends OrderPart> = z.output<(typeof partSchemas)[Part]>;
type Apply<Part extends OrderPart> = (
  scope: Scope,
  order: OrderRecord,
  input: Input<Part>,
) => Promise<Result<AppliedPart>> | Result<AppliedPart>;

/** How each part of an order is replaced. */
export const applyPart: { readonly [Part in OrderPart]: Apply<Part> } = {
  external_id: (_scope, _order, { external_id }) => ok({ set: { externalId: external_id } }),
  notes: (_scope, _order, { notes }) => ok({ set: { notes } }),
  proof_of_delivery: (_scope, order, input) =>
    ok({
      set: { proofOfDelivery: input.proof_of_delivery, proofOfPickup: input.proof_of_pickup ?? order.proofOfPickup },
    }),
  requirements: async (scope, _order, { requirements }) => {
    const known = await checkReferences(scope, { requirements });
    if (!known.ok) return known;
    return ok({ set: { requirements: requirementColumns(requirements) } });
  },
  customer: (_scope, order, input) => applyCustomer(order, input),
  locations: applyLocations,
  schedule: (_scope, order, { service_minutes, priority = order.priority, tags, ...schedules }) => {
    const windows = changedWindows(order, schedules);
    const set = { serviceMinutes: service_minutes ?? null, priority, tags };
    return windows.ok ? ok({ set: { ...windows.value, ...set } }) : windows;
  },
  packages: async (scope, order, input) => {
    const packages = preparePackages(input.packages, input.units);
    const { packages: known } = await readGoods(carrierScope(scope, order.accountId), order.id);
    return ok({
      set: totalsOf(packages),
      statements: replacePackages(carrierScope(scope, order.accountId), [{ id: order.id, packages }]),
      changes: changed("packages", known.map(packageWords), packages.map(packageWords)),
    });
  },
  // Money that was paid or collected already stays as it is.
  collections: async (scope, order, input) => {
    const money = prepareCollections(input.collections);
    const { collections: known } = await readGoods(carrierScope(scope, order.accountId), order.id);
    const kept = known.filter((each) => each.status !== collectionStatuses.code.pending);
    const next = [...kept, ...money];
    return ok({
      set: codOf(next),
      statements: replaceCollections(carrierScope(scope, order.accountId), [{ id: order.id, collections: money }]),
      changes: changed("collections", known.map(moneyWords), next.map(moneyWords)),
    });
  },
};

const packageWords = ({ quantity, type, name, weight }: PackageWords) => ({ quantity, type, name, weight });
const moneyWords = ({ amount, currency }: MoneyWords) => ({ amount, currency });
