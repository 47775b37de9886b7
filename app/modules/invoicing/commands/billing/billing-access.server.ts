import { can, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

const BILLING_PERMISSION = "accounting.merchant_billing";

/** Actions of merchant billing with their permissions. */
const billingPermissions = {
  invoice: `${BILLING_PERMISSION}.generate_invoices`,
  update_invoice: `${BILLING_PERMISSION}.update_invoice`,
  void_invoice: `${BILLING_PERMISSION}.void_invoice`,
  print_invoice: `${BILLING_PERMISSION}.print_invoice`,
  export_invoice: `${BILLING_PERMISSION}.export_invoice`,
  modify_invoice: `${BILLING_PERMISSION}.modify_invoice`,
  settlement: `${BILLING_PERMISSION}.generate_settlements`,
  update_settlement: `${BILLING_PERMISSION}.update_settlement`,
  void_settlement: `${BILLING_PERMISSION}.void_settlement`,
  print_settlement: `${BILLING_PERMISSION}.print_settlement`,
  export_settlement: `${BILLING_PERMISSION}.export_settlement`,
} as const satisfies Record<string, Permission>;

/** What a member may do with invoices and settlements. */
export type MerchantBillingRights = Record<keyof typeof billingPermissions, boolean> & {
  /** May see pending billing: carriers with a subscription and vendor management. */
  pending: boolean;
  /** True in a portal, which reads documents from its carriers. */
  portal: boolean;
};

/** Rights of a member. In a portal documents can be read, printed and exported, but not changed. */
export function getMerchantBillingRights({ account }: Scope): MerchantBillingRights {
  const portal = account.kind === "merchant";
  const held = (action: keyof typeof billingPermissions) => can(account, billingPermissions[action]);
  return {
    portal,
    pending: !portal && isSubscribed(account) && hasFeature(account, "vendor_management"),
    invoice: held("invoice"),
    update_invoice: held("update_invoice"),
    void_invoice: held("void_invoice"),
    print_invoice: held("print_invoice"),
    export_invoice: held("export_invoice"),
    modify_invoice: held("modify_invoice"),
    settlement: held("settlement"),
    update_settlement: held("update_settlement"),
    void_settlement: held("void_settlement"),
    print_settlement: held("print_settlement"),
    export_settlement: held("export_settlement"),
  };
}
