import { can, hasFeature } from "#app/platform/access/can.ts";
import type { AccountFeature, Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";

/** What a member may do with collections and receipts. */
export interface CollectionRights {
  generate: boolean;
  update: boolean;
  void: boolean;
  print: boolean;
  export: boolean;
}

/** Each permission enables its own buttons. */
export function getCollectionRights({ account }: Scope): CollectionRights {
  return {
    generate: can(account, "accounting.order_collections.generate_receipts"),
    update: can(account, "accounting.order_collections.update_receipt"),
    void: can(account, "accounting.order_collections.void_receipt"),
    print: can(account, "accounting.order_collections.print_receipt"),
    export: can(account, "accounting.order_collections.export_receipt"),
  };
}

/** The parts of accounting, in the order in which the area's root path tries them. */
const accountingParts: readonly { permission: Permission; path: string; feature?: AccountFeature }[] = [
  { permission: "accounting.agent_billing", path: "/accounting/agent-billing" },
  { permission: "accounting.order_collections", path: "/accounting/collections" },
  { permission: "accounting.merchant_billing", path: "/accounting/merchant-billing", feature: "vendor_management" },
  // Without the feature nothing can be pending, but earlier documents stay readable.
  { permission: "accounting.merchant_billing", path: "/accounting/merchant-billing/invoices" },
  { permission: "accounting.books", path: "/accounting/books" },
];

/** Path of the first part that the member may see and that exists; the home page if there is none. */
export function getAccountingHomePath({ account }: Scope, screens: ReadonlySet<string>): string {
  const part = accountingParts.find(
    ({ permission, path, feature }) =>
      screens.has(path) && can(account, permission) && (!feature || hasFeature(account, feature)),
  );
  return part?.path ?? "/";
}
