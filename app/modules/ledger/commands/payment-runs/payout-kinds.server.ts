import { can, hasFeature } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { PayoutKind } from "../../model/accounting.enums.ts";

/** Kinds of documents that a member may mark as paid out, which needs the same permissions as doing so manually. */
export function listPayoutKinds({ account }: Scope): PayoutKind[] {
  const settles = can(account, "accounting.merchant_billing.update_settlement");
  const pays =
    can(account, "accounting.agent_billing", "accounting.agent_billing.generate_receipts") &&
    hasFeature(account, "fleet_management");
  return [...(settles ? (["settlement"] as const) : []), ...(pays ? (["agent_receipt"] as const) : [])];
}
