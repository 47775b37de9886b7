import { can, hasFeature, isSubscribed } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

const base = "accounting.merchant_billing";

/** The deeds of the merchant billing, each with its permission of the catalogue (platform §6). */
const deeds = {
  invoice: `${base}.generate_invoices`,
  update_invoice: `${base}.update_invoice`,
  void_invoice: `${base}.void_invoice`,
  print_invoice: `${base}.print_invoice`,
  export_invoice: `${base}.export_invoice`,
  modify_invoice: `${base}.modify_invoice`,
  settlement: `${base}.generate_settlements`,
  update_settlement: `${base}.update_settlement`,
  void_settlement: `${base}.void_settlement`,
  print_settlement: `${base}.print_settlement`,
  export_settlement: `${base}.export_settlement`,
} as const satisfies Record<string, Permission>;

/** What a member may do with invoices and settlements. */
export type MayBill = Record<keyof typeof deeds, boolean> & {
  /** What is pending may be seen: carriers with a subscription and vendor management (platform §2.4). */
  pending: boolean;
  /** Reads what its carriers wrote to it. */
  portal: boolean;
};

/** In a portal everything is read, printed and taken as a file, and nothing is changed. */
export function mayBill({ account }: Scope): MayBill {
  const portal = account.kind === "merchant";
  const held = (deed: keyof typeof deeds) => can(account, deeds[deed]);
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
