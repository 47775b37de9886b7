import { findMerchantPortal } from "#app/modules/ledger/db/party.reads.server.ts";
import { createExcerpt } from "#app/modules/notes/model/note.ts";
import { insertInboxItem } from "#app/modules/notifications/db/inbox.writes.server.ts";
import { queueMails } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { formatMoney } from "#app/platform/money/money.ts";
import type { FoundLine } from "../../db/dispute.reads.server.ts";
import { toIssuerScope } from "../../db/issuer-scope.ts";

/** Permissions needed to resolve one. */
const resolvePermissions = {
  settlement: "accounting.merchant_billing.update_settlement",
  invoice: "accounting.merchant_billing.modify_invoice",
} as const;

/** Notifies everyone at the carrier who may resolve a dispute. */
export function notifyDisputed(scope: Scope, { kind, document, line }: FoundLine, text: string): Statement {
  const { number, buyer } = document;
  const detail = { kind, number, merchant: buyer.name ?? "", order: line.called, text: createExcerpt(text) };
  return insertInboxItem(toIssuerScope(scope, document), {
    news: { kind: "line_disputed", detail },
    to: { permission: resolvePermissions[kind] },
    key: `dispute:${line.id}:${document.version}`,
  });
}

/** Notifies the merchant of the resolution in its portal's inbox and by mail in its language. `amount` in minor units, 0 for a rejected dispute. */
export async function notifyDisputeResolved(
  scope: Scope,
  { kind, document, line }: FoundLine,
  amount: number,
  note: string | null,
): Promise<Statement[]> {
  const { id, number, merchantId, buyer, currency } = document;
  const [order, company] = [line.called, scope.account.organization];
  const outcome = amount === 0 ? "rejected" : "corrected";
  const portal = await findMerchantPortal(scope, merchantId);
  const { email, language = "en" } = buyer;
  const t = createTranslator(language);
  const words = { number, order, company, sum: formatMoney({ amount, currency }, language) };
  const mail = {
    ...{ id: newId(scope), accountId: scope.account.id, recipient: email ?? "" },
    subject: t(`accounting:disputed.${kind}.subject`, words),
    body: [t(`accounting:disputed.${kind}.${outcome}`, words), note].filter(Boolean).join("\n\n"),
  };
  const inboxItem = insertInboxItem(
    { ...scope, account: { id: portal ?? "" } },
    {
      news: { kind: "dispute_resolved", detail: { kind, id, number, carrier: company, order, outcome } },
      to: { permission: "accounting.merchant_billing" },
      key: `resolution:${line.id}:${document.version}`,
    },
  );
  return [...(portal ? [inboxItem] : []), ...(email ? [queueMails(scope.db, [mail], now(scope))] : [])];
}
