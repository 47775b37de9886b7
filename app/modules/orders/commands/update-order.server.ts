import type { z } from "zod";
import { type Command, createCommand } from "#app/platform/commands/command.server.ts";
import { commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { toCarrierScope } from "../db/carrier-scope.server.ts";
import { editOrder, recopyShipments } from "../db/edit.writes.server.ts";
import { readLiveShipments } from "../db/live-shipments.reads.server.ts";
import { type OrderRecord, readOrder } from "../db/order.reads.server.ts";
import type { OrderEventType } from "../model/order.enums.ts";
import { listOrderChanges, type OrderChange } from "../model/order-changes.ts";
import { type OrderPart, partRules, partSchemas } from "../model/order-parts.ts";
import { type AppliedPart, partAppliers } from "./apply-part.server.ts";

/** The result of changing a part. */
export interface EditedOrder {
  number: string;
  version: number;
}

/** Parts that shipments copy: they are copied again. */
const copiedParts: readonly OrderPart[] = [
  "locations",
  "customer",
  "packages",
  "collections",
  "requirements",
  "notes",
  "schedule",
];

function definePartCommand<Schema extends z.ZodType<{ number: string; version: number }>>(
  part: OrderPart,
  input: Schema,
  apply: (scope: Scope, order: OrderRecord, input: z.output<Schema>) => ApplyResult,
): Command {
  return createCommand({
    name: `orders.update.${part}`,
    permission: ["orders", partRules[part].permission],
    input,
    run: (scope, input) => editPart(scope, part, input, (order) => apply(scope, order, input)),
  });
}

type ApplyResult = Promise<Result<AppliedPart>> | Result<AppliedPart>;

async function editPart(
  scope: Scope,
  part: OrderPart,
  { number, version }: { number: string; version: number },
  apply: (order: OrderRecord) => ApplyResult,
): Promise<Result<EditedOrder>> {
  return commitWithRetry(scope, async () => {
    const found = await readOrder(scope, number);
    if (!found.ok) return found;
    const order = found.value;
    if (version !== order.version) return fail("lost_race");
    if (!partRules[part].statuses.includes(order.status)) return fail("illegal_transition");
    const applied = await apply(order);
    if (!applied.ok) return applied;
    const { set, statements = [], changes = [] } = applied.value;
    const allChanges = [...listOrderChanges(order, { ...order, ...set }), ...changes];
    const type = part === "collections" ? getCollectionEventType(allChanges) : "updated";
    const live = copiedParts.includes(part)
      ? await readLiveShipments(toCarrierScope(scope, order.accountId), order.id)
      : [];
    return ok({
      statements: [
        ...editOrder(scope, order, { type, set, detail: { part, changes: allChanges } }),
        ...statements,
        ...recopyShipments(scope, { order }, live),
      ],
      outcome: { number, version: order.version + 1 },
      planIds: live.flatMap((each) => each.planId ?? []),
    });
  });
}

function getCollectionEventType(changes: readonly OrderChange[]): OrderEventType {
  const first = changes.some(({ field, from }) => field === "collections" && Array.isArray(from) && from.length === 0);
  return first ? "collection_created" : "collection_updated";
}

/** One command for each part, each with its own permission. */
export const updateOrderCommands: Readonly<Record<OrderPart, Command>> = {
  external_id: definePartCommand("external_id", partSchemas.external_id, partAppliers.external_id),
  notes: definePartCommand("notes", partSchemas.notes, partAppliers.notes),
  requirements: definePartCommand("requirements", partSchemas.requirements, partAppliers.requirements),
  proof_of_delivery: definePartCommand(
    "proof_of_delivery",
    partSchemas.proof_of_delivery,
    partAppliers.proof_of_delivery,
  ),
  customer: definePartCommand("customer", partSchemas.customer, partAppliers.customer),
  schedule: definePartCommand("schedule", partSchemas.schedule, partAppliers.schedule),
  locations: definePartCommand("locations", partSchemas.locations, partAppliers.locations),
  packages: definePartCommand("packages", partSchemas.packages, partAppliers.packages),
  collections: definePartCommand("collections", partSchemas.collections, partAppliers.collections),
};
