import { can } from "#app/platform/access/can.ts";
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
