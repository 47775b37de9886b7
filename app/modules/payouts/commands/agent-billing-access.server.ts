import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** What a member may do with payouts and their receipts. */
export interface AgentBillingRights {
  create: boolean;
  voidTransaction: boolean;
  generate: boolean;
  voidReceipt: boolean;
  print: boolean;
  export: boolean;
  /** May net cash, which also needs the permission for order collections. */
  net: boolean;
}

/** Each permission enables its own buttons. */
export function getAgentBillingRights({ account }: Pick<Scope, "account">): AgentBillingRights {
  return {
    create: can(account, "accounting.agent_billing.create_transaction"),
    voidTransaction: can(account, "accounting.agent_billing.void_transaction"),
    generate: can(account, "accounting.agent_billing.generate_receipts"),
    voidReceipt: can(account, "accounting.agent_billing.void_receipt"),
    print: can(account, "accounting.agent_billing.print_receipt"),
    export: can(account, "accounting.agent_billing.export_receipt"),
    net: can(account, "accounting.order_collections", "accounting.order_collections.generate_receipts"),
  };
}
