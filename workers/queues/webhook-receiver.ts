import type { WebhookMessage } from "#app/modules/webhooks/model/webhook-message.ts";
import type { WebhookResponse } from "#app/platform/http/post-external.ts";
import { hasValidSignature } from "#app/platform/http/signed-message.ts";

/**
 * The built-in receiver: takes what an endpoint of this installation is sent, checks it as any receiver should, and says what it
 * found, which the log of deliveries shows. No request leaves for it.
 */
export function receiveTestWebhook(
  { headers, body }: WebhookMessage,
  secret: string,
  status: number,
  now: number,
): WebhookResponse {
  const signed = {
    id: headers["webhook-id"],
    timestamp: headers["webhook-timestamp"],
    signature: headers["webhook-signature"],
  };
  const answer = JSON.stringify({
    received: signed.id,
    signed: hasValidSignature(secret, signed, body, now),
    bytes: body.length,
  });
  return { status, retryAfter: null, isAborted: false, tookMs: 0, body: answer, error: null };
}
