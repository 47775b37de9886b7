import type { z } from "zod";
import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { MoneyWords, PackageWords } from "#app/platform/events/changes.ts";
import { ok, type Result } from "#app/platform/kernel/result.ts";
import { toCarrierScope } from "../db/carrier-scope.server.ts";
import type { OrderEdit } from "../db/edit.writes.server.ts";
import { type OrderRecord, readPackagesAndCollections } from "../db/order.reads.server.ts";
import { replaceCollections, replacePackages } from "../db/order-parts.writes.server.ts";
import { checkReferences } from "../db/references.reads.server.ts";
import { collectionStatuses } from "../model/order.enums.ts";
import { compareField, type OrderChange } from "../model/order-changes.ts";
import { applySchedules, toRequirementColumns } from "../model/order-columns.ts";
import type { OrderPart, partSchemas } from "../model/order-parts.ts";
import { computeCod, computeTotals, prepareCollections, preparePackages } from "../model/prepare-parts.ts";
import { applyCustomer, applyLocations } from "./apply-places.server.ts";

/** The columns that replacing a part sets, and the statements for the tables of parts. */
export interface AppliedPart {
  set: OrderEdit["set"];
  statements?: Statement[];
  /** Changes in rows of their own. */
  changes?: OrderChange[];
}

type PartInput<Part extends OrderPart> = z.output<(typeof partSchemas)[Part]>;
type PartApplier<Part extends OrderPart> = (
  scope: Scope,
  order: OrderRecord,
  input: PartInput<Part>,
) => Promise<Result<AppliedPart>> | Result<AppliedPart>;

/** How each part of an order is replaced. */
export const partAppliers: { readonly [Part in OrderPart]: PartApplier<Part> } = {
  external_id: (_scope, _order, { external_id }) => ok({ set: { externalId: external_id } }),
  notes: (_scope, _order, { notes }) => ok({ set: { notes } }),
  proof_of_delivery: (_scope, order, input) =>
    ok({
      set: {
        proofOfDelivery: input.proof_of_delivery,
        proofOfPickup: input.proof_of_pickup ?? order.proofOfPickup,
        // The office decided: what a wish added is no longer taken back with it.
        deliveryWishes: order.deliveryWishes && { ...order.deliveryWishes, addsPhoto: false },
      },
    }),
  requirements: async (scope, _order, { requirements }) => {
    const known = await checkReferences(scope, { requirements });
    if (!known.ok) return known;
    return ok({ set: { requirements: toRequirementColumns(requirements) } });
  },
  customer: (_scope, order, input) => applyCustomer(order, input),
  locations: applyLocations,
  schedule: (_scope, order, { service_minutes, priority = order.priority, tags, ...schedules }) => {
    const windows = applySchedules(order, schedules);
    const set = { serviceMinutes: service_minutes ?? null, priority, tags };
    return windows.ok ? ok({ set: { ...windows.value, ...set } }) : windows;
  },
  packages: async (scope, order, input) => {
    const packages = preparePackages(input.packages, input.units);
    const { packages: existing } = await readPackagesAndCollections(toCarrierScope(scope, order.accountId), order.id);
    return ok({
      set: computeTotals(packages),
      statements: replacePackages(toCarrierScope(scope, order.accountId), [{ id: order.id, packages }]),
      changes: compareField("packages", existing.map(toPackageSummary), packages.map(toPackageSummary)),
    });
  },
  // Money that was paid or collected already stays unchanged.
  collections: async (scope, order, input) => {
    const money = prepareCollections(input.collections);
    const { collections: existing } = await readPackagesAndCollections(
      toCarrierScope(scope, order.accountId),
      order.id,
    );
    const unchanged = existing.filter((each) => each.status !== collectionStatuses.code.pending);
    const next = [...unchanged, ...money];
    return ok({
      set: computeCod(next),
      statements: replaceCollections(toCarrierScope(scope, order.accountId), [{ id: order.id, collections: money }]),
      changes: compareField("collections", existing.map(toCollectionSummary), next.map(toCollectionSummary)),
    });
  },
};

const toPackageSummary = ({ quantity, type, name, weight }: PackageWords) => ({ quantity, type, name, weight });
const toCollectionSummary = ({ amount, currency }: MoneyWords) => ({ amount, currency });
