import { and, eq, inArray } from "drizzle-orm";
import { agents } from "#app/modules/fleet/db/fleet.tables.ts";
import { merchants } from "#app/modules/partners/db/partners.tables.ts";
import { shippingMethods } from "#app/modules/pricing/db/shipping-methods.tables.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import type { OrderDraft } from "../model/order.ts";

type ReferencingDraft = Pick<OrderDraft, "merchant_id" | "shipping_method_id"> & {
  requirements: { allowed_agents: string[] };
};

/** Reads the merchant, shipping method and agents that a draft names within the account; foreign ones look unknown. */
export async function checkReferences(scope: Scope, draft: ReferencingDraft): Promise<Result<null>> {
  const account = scope.account.id;
  const { allowed_agents } = draft.requirements;
  const [sellers, methods, people] = await scope.db.batch([
    scope.db
      .select({ id: merchants.id })
      .from(merchants)
      .where(and(eq(merchants.accountId, account), eq(merchants.id, draft.merchant_id ?? ""))),
    scope.db
      .select({ id: shippingMethods.id })
      .from(shippingMethods)
      .where(and(eq(shippingMethods.accountId, account), eq(shippingMethods.id, draft.shipping_method_id ?? ""))),
    scope.db
      .select({ id: agents.id })
      .from(agents)
      .where(and(eq(agents.accountId, account), inArray(agents.id, selectIds(allowed_agents)))),
  ]);
  const unknown = [{ code: "invalid_value" }];
  if (draft.merchant_id && sellers.length === 0) return failFields({ merchant_id: unknown });
  if (draft.shipping_method_id && methods.length === 0) return failFields({ shipping_method_id: unknown });
  if (people.length < new Set(allowed_agents).size) return failFields({ "requirements.allowed_agents": unknown });
  return ok(null);
}
