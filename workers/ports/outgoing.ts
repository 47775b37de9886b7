import type { SendMail, WakeQueues } from "#app/platform/kernel/ports.ts";

/** Wakes queues, of one sandbox or of all other accounts. */
export function createWakeQueues(env: Env, sandbox?: string): WakeQueues {
  const own = sandbox === undefined ? {} : { sandbox };
  return {
    forAccount: (accountId) => createWakeQueues(env, accountId),
    imports: async (importId) => {
      await env.IMPORTS.send({ importId, ...own });
    },
    outbox: async () => {
      await env.OUTBOX.send({ kind: "relay", ...own });
    },
    webhooks: async (endpointIds, delaySeconds) => {
      const messages = endpointIds.map((endpointId) => ({ body: { endpointId, ...own }, delaySeconds }));
      for (let at = 0; at < messages.length; at += 100) await env.WEBHOOKS.sendBatch(messages.slice(at, at + 100));
    },
    shops: async (shopIds) => {
      const messages = shopIds.map((shopId) => ({ body: { shopId } }));
      for (let at = 0; at < messages.length; at += 100) await env.SHOPS.sendBatch(messages.slice(at, at + 100));
    },
  };
}

/** Mail by the `send_email` binding; the id lets a mailbox merge a mail that was sent twice. */
export function createSendMail(env: Env): SendMail {
  const address = env.MAIL_FROM.split("<").at(-1)?.replace(">", "") ?? env.MAIL_FROM;
  return async ({ id, to, subject, text, html, fromName, replyTo, attachments = [] }) => {
    await env.MAIL.send({
      from: fromName ? { name: fromName, email: address } : env.MAIL_FROM,
      to,
      subject,
      text,
      ...(html && { html }),
      ...(replyTo && { replyTo }),
      ...(attachments.length > 0 && {
        attachments: attachments.map(({ name: filename, type, content }) => ({
          ...{ disposition: "attachment" as const, filename, type, content },
        })),
      }),
      headers: { "X-Entity-Ref-ID": id },
    });
  };
}
