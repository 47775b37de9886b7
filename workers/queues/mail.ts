import {
  claimMails,
  markMailFailed,
  markMailSent,
  type OutboxMail,
  renewMails,
} from "#app/modules/notifications/db/mail.writes.server.ts";
import { type RowClaim, withClaim } from "#app/platform/db/lease.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import { sendPush } from "./push.ts";

const BATCH_SIZE = 20;
const MAX_ROUNDS = 10;

/** Peppol's names of an invoice in UBL (BIS Billing 3.0), and of its process. */
const peppolInvoice = {
  documentType:
    "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1",
  process: "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
};

/**
 * How a message is sent, by channel; throws when it was not accepted. Push notifications are sent separately
 * (`push.ts`).
 */
const channels: Readonly<
  Record<Exclude<OutboxMail["channel"], "push">, (ports: Ports, message: OutboxMail) => Promise<void>>
> = {
  mail: sendMailWithFiles,
  text: (ports, { id, recipient: to, body: text }) => ports.sendText({ id, to, text }),
  peppol: sendByPeppol,
  slack: (ports, { recipient, body: text }) => postChat(ports, recipient, { text }),
  teams: (ports, { recipient, body }) => postChat(ports, recipient, createTeamsCard(body)),
};

/** A mail with the content of its files; one whose file is missing is not sent without it. */
async function sendMailWithFiles(
  ports: Ports,
  { id, recipient: to, subject, body: text, mail }: OutboxMail,
): Promise<void> {
  const { files = [], ...facts } = mail ?? {};
  const attachments = await Promise.all(
    files.map(async ({ name, type, key }) => {
      const file = await ports.files.get(key);
      if (!file) throw new Error(`the file ${name} is missing`);
      return { name, type, content: await file.bytes() };
    }),
  );
  await ports.sendMail({ id, to, subject, text, ...facts, ...(attachments.length > 0 && { attachments }) });
}

/** The e-invoice of a sending, the only file of its message. */
async function sendByPeppol(ports: Ports, { id, recipient, mail }: OutboxMail): Promise<void> {
  const file = await ports.files.get(mail?.files?.[0]?.key ?? "");
  if (!file || !mail?.sender) throw new Error("the e-invoice is missing");
  const content = new Uint8Array(await file.bytes());
  await ports.sendPeppol({ ...peppolInvoice, id, sender: mail.sender, recipient, content });
}

/** A chat's address is external: it passes the same checks as webhooks. */
async function postChat(ports: Ports, url: string, message: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const { status, error } = await ports.postWebhook({ url, headers, body: JSON.stringify(message) });
  if (status === null || status < 200 || status > 299) throw new Error(`the chat answered ${status ?? error}`);
}

/** A message for Teams' workflows: an Adaptive Card of one text. */
function createTeamsCard(text: string): object {
  const content = { type: "AdaptiveCard", version: "1.4", body: [{ type: "TextBlock", text, wrap: true }] };
  return { type: "message", attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", content }] };
}

const emptyMail = { subject: "", body: "" };

/**
 * Sends due mails, texts and notifications. Returns how many were sent. One whose worker died after sending is sent
 * again.
 */
export async function sendMails(app: AppContext): Promise<number> {
  const { db, ports } = app;
  let sent = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const mails = await claimMails(db, ports.clock, BATCH_SIZE);
    // A sandbox's messages are not sent; its screen shows them.
    if (ports.clock.sandbox) {
      for (const { id } of mails) await markMailSent(db, id, ports.clock.now(), {});
      sent += mails.length;
      if (mails.length < BATCH_SIZE) break;
      continue;
    }
    const renew = (claim: RowClaim) => renewMails(db, claim);
    sent += await withClaim(ports.clock, mails, renew, () => sendAll(app, mails));
    if (mails.length < BATCH_SIZE) break;
  }
  return sent;
}

async function sendAll(app: AppContext, mails: readonly OutboxMail[]): Promise<number> {
  const { db, ports, development } = app;
  const rung = Promise.all(mails.flatMap((mail) => (mail.channel === "push" ? [sendPush(app, mail)] : [])));
  let sent = 0;
  for (const mail of mails) {
    if (mail.channel === "push") continue;
    try {
      await channels[mail.channel](ports, mail);
      await markMailSent(db, mail.id, ports.clock.now(), mail.confidential && !development ? emptyMail : {});
      sent += 1;
    } catch (error) {
      const isFailed = await markMailFailed({ db, ports }, mail, error);
      logFailure(error, { mail: mail.id, channel: mail.channel, account: mail.accountId, failed: isFailed });
    }
  }
  return sent + (await rung).filter(Boolean).length;
}
