import type { Scope } from "../kernel/scope.server.ts";

/** The scope of whoever wrote a document: a merchant reads and disputes its carrier's, and what is written then is the carrier's. */
export function owning(scope: Scope, { accountId }: { accountId: string }): Scope {
  return { ...scope, account: { ...scope.account, id: accountId } };
}
