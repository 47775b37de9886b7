import type { z } from "zod";
import { type Command, command } from "#app/platform/commands/command.server.ts";
import { commitDecided } from "#app/platform/db/commit-decided.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { carrierScope } from "../db/carrier-scope.server.ts";
import { editOrder, recopyShipments } from "../db/edit.writes.server.ts";
import { readLiveShipments } from "../db/live-shipments.reads.server.ts";
import { type OrderRecord, readOrder } from "../db/order.reads.server.ts";
import type { OrderEventType } from "../model/order.enums.ts";
import { changesBetween, type OrderChange } from "../model/order-changes.ts";
import { type OrderPart, partRules, partSchemas } from "../model/order-parts.ts";
import { type AppliedPart, applyPart } from "./apply-part.server.ts";

/** What changing a part answers. */
export interface EditedOrder {
  number: string;
  version: number;
}

/** Parts that a shipment on its way copied: they are copied again. */
const copied: readonly OrderPart[] = [
  "locations",
  "customer",
  "packages",
  "collections",
  "requirements",
  "notes",
  "schedule",
];

function updatePart<Schema extends z.ZodType<{ number: string; version: number }>>(
  part: OrderPart,
  input: Schema,
  apply: (scope: Scope, order: OrderRecord, input: z.output<Schema>) => Applied,
): Command {
  return command({
    name: `orders.update.${part}`,
    permission: ["orders", partRules[part].permission],
    input,
    run: (scope, given) => edit(scope, part, given, (order) => apply(scope, order, given)),
  });
}

type Applied = Promise<Result<AppliedPart>> | Result<AppliedPart>;

async function edit(
  scope: Scope,
  part: OrderPart,
  { number, version }: { number: string; version: number },
  apply: (order: OrderRecord) => Applied,
): Promise<Result<EditedOrder>> {
  return commitDecided(scope, async () => {
    const found = await readOrder(scope, number);
    if (!found.ok) return found;
    const order = found.value;
    if (version !== order.version) return fail("lost_race");
    if (!partRules[part].statuses.includes(order.status)) return fail("illegal_transition");
    const applied = await apply(order);
    if (!applied.ok) return applied;
    const { set, statements = [], changes = [] } = applied.value;
    const told = [...changesBetween(order, { ...order, ...set }), ...changes];
    const type = part === "collections" ? collectionEvent(told) : "updated";
    const live = copied.includes(part) ? await readLiveShipments(carrierScope(scope, order.accountId), order.id) : [];
    return ok({
      statements: [
        ...editOrder(scope, order, { type, set, detail: { part, changes: told } }),
        ...statements,
        ...recopyShipments(scope, { order }, live),
      ],
      outcome: { number, version: order.version + 1 },
      plans: live.flatMap((each) => each.planId ?? []),
    });
  });
}

function collectionEvent(told: readonly OrderChange[]): OrderEventType {
  const first = told.some(({ field, from }) => field === "collections" && Array.isArray(from) && from.length === 0);
  return first ? "collection_created" : "collection_updated";
}

/** One command a part, each with its own permission (domain §6). */
export const updateOrder: Readonly<Record<OrderPart, Command>> = {
  external_id: updatePart("external_id", partSchemas.external_id, applyPart.external_id),
  notes: updatePart("notes", partSchemas.notes, applyPart.notes),
  requirements: updatePart("requirements", partSchemas.requirements, applyPart.requirements),
  proof_of_delivery: updatePart("proof_of_delivery", partSchemas.proof_of_delivery, applyPart.proof_of_delivery),
  customer: updatePart("customer", partSchemas.customer, applyPart.customer),
  schedule: updatePart("schedule", partSchemas.schedule, applyPart.schedule),
  locations: updatePart("locations", partSchemas.locations, applyPart.locations),
  packages: updatePart("packages", partSchemas.packages, applyPart.packages),
  collections: updatePart("collections", partSchemas.collections, applyPart.collections),
};
