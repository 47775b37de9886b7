import { logFailure } from "#app/data/kernel/trace.server.ts";
import { claimMails, mailFailed, mailSent } from "#app/data/outbox/mail.writes.server.ts";
import type { AppContext } from "#app/http/wrappers/contexts.server.ts";

const atOnce = 20;
const rounds = 10;

/** Sends the mails that are due. Returns how many left. A mail whose worker died after sending is sent again. */
export async function sendMails({ db, ports, development }: AppContext): Promise<number> {
  let sent = 0;
  for (let round = 0; round < rounds; round += 1) {
    const mails = await claimMails(db, ports.clock.now(), atOnce);
    for (const mail of mails) {
      try {
        await ports.sendMail({ id: mail.id, to: mail.recipient, subject: mail.subject, text: mail.body });
        await mailSent(db, mail.id, ports.clock.now(), mail.confidential && !development ? "body" : "nothing");
        sent += 1;
      } catch (error) {
        const givenUp = await mailFailed(db, mail, ports.clock.now(), error);
        logFailure(error, { mail: mail.id, account: mail.accountId, given_up: givenUp });
      }
    }
    if (mails.length < atOnce) break;
  }
  return sent;
}
