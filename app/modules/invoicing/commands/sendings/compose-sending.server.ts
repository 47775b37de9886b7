import type { DisputedKind } from "#app/modules/ledger/model/billing.enums.ts";
import { queueMessages } from "#app/modules/notifications/db/mail.writes.server.ts";
import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { isDryRun, type Statement } from "#app/platform/db/commit.server.ts";
import { newId, now, type Scope } from "#app/platform/db/scope.server.ts";
import type { MailFile } from "#app/platform/kernel/messenger.ts";
import { toLocalDate } from "#app/platform/time/local-time.ts";
import { insertSending } from "../../db/sendings.server.ts";
import type { SendingKind, sendingWays } from "../../model/sending.ts";
import type { NewSentFile } from "./sent-files.server.ts";

/** What is sent of a document in its next version. */
interface NewSending {
  kind: SendingKind;
  documentKind: DisputedKind;
  document: {
    id: string;
    number: string;
    merchantId: string;
    currency: string;
    version: number;
    seller: BillingProfile;
  };
  by?: (typeof sendingWays)[number];
  recipient: string;
  open: number;
  reminder?: { level: number; fee: number; interest: number };
  mail: { subject: string; body: string; sender?: string };
  files: readonly NewSentFile[];
}

/** Stores the files under the document's version, and writes sending and message, which go out together or not at all. */
export async function composeSending(scope: Scope, sending: NewSending): Promise<Statement[]> {
  const { kind, documentKind, document, by = "mail", recipient, open } = sending;
  const { sender, ...mail } = sending.mail;
  const { id: documentId, number, merchantId, currency, seller } = document;
  const { level = 0, fee = 0, interest = 0 } = sending.reminder ?? {};
  const [id, version] = [newId(scope), document.version + 1];
  const files: MailFile[] = [];
  for (const { name, type, content } of sending.files) {
    const key = `sendings/${scope.account.id}/${documentId}/${version}/${name}`;
    if (!isDryRun(scope.db)) await scope.ports.files.put(key, content, type);
    files.push({ name, type, key });
  }
  const facts = {
    fromName: scope.account.organization,
    ...(seller.email && { replyTo: seller.email }),
    ...(sender && { sender }),
    files,
  };
  const message = { id, accountId: scope.account.id, channel: by, recipient, ...mail, mail: facts };
  return [
    queueMessages(scope.db, [message], now(scope)),
    insertSending(scope, {
      ...{ id, merchantId, kind, documentKind, documentId, number, level, version, recipient, currency },
      ...{ sentOn: toLocalDate(now(scope), scope.account.timezone), open, fee, interest, files },
    }),
  ];
}
