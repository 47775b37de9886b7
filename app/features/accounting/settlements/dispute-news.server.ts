import type { FoundLine } from "#app/data/billing/dispute.writes.server.ts";
import { owning } from "#app/data/billing/owning.ts";
import { readPortalOf } from "#app/data/billing/party.reads.server.ts";
import { inboxItem } from "#app/data/inbox/inbox.writes.server.ts";
import type { Statement } from "#app/data/kernel/commit.server.ts";
import { newId, now, type Scope } from "#app/data/kernel/scope.server.ts";
import { postMails } from "#app/data/outbox/mail.writes.server.ts";
import { formatMoney } from "#app/domain/kernel/money.ts";
import { excerptOf } from "#app/domain/notes/note.ts";
import { translator } from "#app/i18n/translate.server.ts";

/** Everybody at the carrier who may answer hears of a disputed line. */
export function tellDisputed(scope: Scope, { settlement, line }: FoundLine, text: string): Statement {
  const { number, buyer } = settlement;
  const detail = { number, merchant: buyer.name ?? "", order: line.orderNumber ?? "", text: excerptOf(text) };
  return inboxItem(owning(scope, settlement), {
    news: { kind: "line_disputed", detail },
    to: { permission: "accounting.merchant_billing.update_settlement" },
    key: `dispute:${line.id}:${settlement.version}`,
  });
}

/** The merchant hears the answer: in the inbox of its portal, and by mail in its language. `amount` in minor units, 0 for a line that is kept. */
export async function tellAnswered(
  scope: Scope,
  { settlement, line }: FoundLine,
  amount: number,
  note: string | null,
): Promise<Statement[]> {
  const { number, merchantId, buyer, currency } = settlement;
  const [order, company] = [line.orderNumber ?? "", scope.account.organization];
  const outcome = amount === 0 ? "kept" : "corrected";
  const portal = await readPortalOf(scope, merchantId);
  const { email, language = "en" } = buyer;
  const t = translator(language);
  const words = { number, order, company, sum: formatMoney({ amount, currency }, language) };
  const mail = {
    ...{ id: newId(scope), accountId: scope.account.id, recipient: email ?? "" },
    subject: t("accounting:disputed.subject", words),
    body: [t(`accounting:disputed.${outcome}`, words), note].filter(Boolean).join("\n\n"),
  };
  const told = inboxItem(
    { ...scope, account: { id: portal ?? "" } },
    {
      news: { kind: "dispute_answered", detail: { number, carrier: company, order, outcome } },
      to: { permission: "accounting.merchant_billing" },
      key: `answer:${line.id}:${settlement.version}`,
    },
  );
  return [...(portal ? [told] : []), ...(email ? [postMails(scope.db, [mail], now(scope))] : [])];
}
