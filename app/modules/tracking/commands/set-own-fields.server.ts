import { z } from "zod";
import { readFileFields } from "#app/modules/custom-fields/commands/read-file-fields.server.ts";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import {
  type CustomField,
  checkCustomFields,
  listFilledFields,
} from "#app/modules/custom-fields/model/custom-field.ts";
import { editOrder } from "#app/modules/orders/db/edit.writes.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { listOrderChanges } from "#app/modules/orders/model/order-changes.ts";
import { areWishesOpen } from "#app/modules/orders/model/tracked/delivery-wishes.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { type ChangeDecision, commitWithRetry } from "#app/platform/db/commit-with-retry.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { mergeMetadata } from "#app/platform/kernel/metadata.ts";
import { type Metadata, metadataLimits } from "#app/platform/kernel/metadata-text.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { findOrder } from "../db/customer-order.reads.server.ts";
import type { VerifiedOrder } from "./tracking-visitor.server.ts";

type Outcome = { effect: "filled" };

/** The account's own fields that its customers may change. */
async function readChangeableFields(scope: Scope): Promise<CustomField[]> {
  const fields = await readCustomFields(scope, "order");
  return fields.filter((field) => field.for_customers && field.customers_change);
}

/** Fields that the customer may change, and what they hold. */
export interface ChangeableFields {
  fields: CustomField[];
  metadata: Metadata;
}

/** Those of an order; null without any, and once it is handed over. */
export async function readChangeable(scope: Scope, order: OrderRecord): Promise<ChangeableFields | null> {
  const fields = areWishesOpen(order) ? await readChangeableFields(scope) : [];
  const held = listFilledFields(fields, order.metadata).map(({ field, value }) => [field.key, value]);
  return fields.length > 0 ? { fields, metadata: Object.fromEntries(held) } : null;
}

/** A verified customer fills in the account's own fields that are for it, until the order is handed over. */
export const setOwnFields = createOpenCommand({
  name: "tracking.fields",
  caller: "order_customer",
  input: z.object({ texts: z.record(z.string(), z.string().trim().max(metadataLimits.value)) }),
  async run({ scope, number }: VerifiedOrder, { texts }): Promise<Result<Outcome>> {
    const fields = await readChangeableFields(scope);
    return commitWithRetry(scope, () => decideFields(scope, number, { fields, texts }));
  },
});

interface FilledTexts {
  fields: readonly CustomField[];
  /** By `metadata.key`; what is of no changeable field is left out. */
  texts: Readonly<Record<string, string>>;
}

async function decideFields(
  scope: Scope,
  number: string,
  { fields, texts }: FilledTexts,
): Promise<Result<ChangeDecision<Outcome>>> {
  const order = await findOrder(scope.db, number);
  if (!order) return fail("order_not_found");
  if (!areWishesOpen(order)) return fail("wishes_over");
  const named = fields.filter(({ key }) => Object.hasOwn(texts, `metadata.${key}`));
  const emptied = Object.fromEntries(named.map(({ key }) => [key, ""]));
  const metadata = { ...emptied, ...readFileFields(scope, named, texts) };
  const faults = checkCustomFields(named, { metadata, requires: "named" });
  if (Object.keys(faults).length > 0) return failFields(faults);
  const merged = mergeMetadata(order.metadata, metadata);
  if (!merged.ok) return merged;
  const set = { metadata: merged.value };
  const changes = listOrderChanges(order, { ...order, ...set });
  const outcome: Outcome = { effect: "filled" };
  if (changes.length === 0) return ok({ statements: [], outcome, planIds: [] });
  const detail = { part: "metadata", changes };
  return ok({ statements: editOrder(scope, order, { type: "updated", set, detail }), outcome, planIds: [] });
}
