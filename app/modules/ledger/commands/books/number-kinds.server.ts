import { can } from "#app/platform/access/can.ts";
import type { Permission } from "#app/platform/access/permissions.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { type DocumentKind, documentKindKeys, documentKinds } from "../../model/accounting.enums.ts";

/** Permissions needed to export documents of each part. */
const exportPermissions = {
  "accounting.agent_billing": "accounting.agent_billing.export_receipt",
  "accounting.order_collections": "accounting.order_collections.export_receipt",
  "accounting.merchant_billing": "accounting.merchant_billing.export_invoice",
} as const satisfies Record<(typeof documentKinds)[DocumentKind]["part"], Permission>;

/** The kinds of documents that a member may see; numbers of other kinds are hidden. */
export function listVisibleKinds({ account }: Scope): DocumentKind[] {
  return documentKindKeys.filter((kind) => can(account, documentKinds[kind].part));
}

/** The kinds of documents that a member may export. */
export function listExportableKinds(scope: Scope): DocumentKind[] {
  return listVisibleKinds(scope).filter((kind) => can(scope.account, exportPermissions[documentKinds[kind].part]));
}
