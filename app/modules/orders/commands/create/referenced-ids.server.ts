import { checkCustomFields } from "#app/modules/custom-fields/model/custom-field.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { DraftContext, DraftReferences } from "../../db/draft-context.reads.server.ts";
import type { OrderPatch } from "../../model/bulk-orders.ts";

type ReferencingInput = Pick<
  OrderPatch,
  "merchant_id" | "shipping_method_id" | "source" | "destination" | "external_id" | "number" | "metadata"
> & { requirements?: { allowed_agents: string[] } | undefined; slot_hold?: string | undefined };

const listUniqueIds = (ids: readonly (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))];

/** The rows that orders refer to, read together. */
export function collectReferencedIds(drafts: readonly ReferencingInput[]): DraftReferences {
  return {
    merchants: listUniqueIds(drafts.map(({ merchant_id }) => merchant_id)),
    methods: listUniqueIds(drafts.map(({ shipping_method_id }) => shipping_method_id)),
    agents: listUniqueIds(drafts.flatMap(({ requirements }) => requirements?.allowed_agents ?? [])),
    locations: listUniqueIds(
      drafts.flatMap(({ source, destination }) => [source?.location_id, destination?.location_id]),
    ),
    holds: listUniqueIds(drafts.map(({ slot_hold }) => slot_hold)),
    references: drafts.flatMap(({ merchant_id, external_id }) =>
      external_id ? [{ merchantId: merchant_id ?? null, externalId: external_id }] : [],
    ),
    numbers: listUniqueIds(drafts.map(({ number }) => number)),
    hasMetadata: drafts.some(({ metadata }) => metadata && Object.keys(metadata).length > 0),
  };
}

/** An order may only refer to rows of its account, foreign ones look unknown; its metadata fits the account's fields. */
export function checkReferencedIds(named: ReferencingInput, context: DraftContext): Result<null> {
  const unknown = [{ code: "invalid_value" }];
  if (named.shipping_method_id && !context.methods.has(named.shipping_method_id))
    return failFields({ shipping_method_id: unknown });
  const agents = named.requirements?.allowed_agents ?? [];
  if (agents.some((id) => !context.agents.has(id))) return failFields({ "requirements.allowed_agents": unknown });
  const faults = checkCustomFields(context.customFields, { metadata: named.metadata ?? {}, requires: "none" });
  return Object.keys(faults).length === 0 ? ok(null) : failFields(faults);
}
