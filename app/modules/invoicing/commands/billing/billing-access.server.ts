import { can, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

const BILLING_PERMISSION = "accounting.merchant_billing";

/** The deeds of the merchant billing, each with its permission of the catalogue (platform §6). */
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
  /** What is pending may be seen: carriers with a subscription and vendor management (platform §2.4). */
  pending: boolean;
  /** Reads what its carriers wrote to it. */
  portal: boolean;
};

/** In a portal everything is read, printed and taken as a file, and nothing is changed. */
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
