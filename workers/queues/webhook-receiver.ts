import type { WebhookMessage } from "#app/modules/webhooks/model/message.ts";
import type { WebhookAnswer } from "#app/platform/http/post-outside.ts";
import { isSigned } from "#app/platform/http/signed-message.ts";

/**
 * The built-in receiver: takes what an endpoint of this installation is sent, checks it as any receiver should, and says what it
 * found, which the log of deliveries shows. No request leaves for it.
 */
export function received(
  { headers, body }: WebhookMessage,
  secret: string,
  status: number,
  now: number,
): WebhookAnswer {
  const signed = {
    id: headers["webhook-id"],
    timestamp: headers["webhook-timestamp"],
    signature: headers["webhook-signature"],
  };
  const answer = JSON.stringify({
    received: signed.id,
    signed: isSigned(secret, signed, body, now),
    bytes: body.length,
  });
  return { status, retryAfter: null, aborts: false, tookMs: 0, answer, error: null };
}
