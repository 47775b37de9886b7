import type { WebhookMessage } from "#app/modules/webhooks/model/webhook-message.ts";
import type { WebhookResponse } from "#app/platform/http/post-external.ts";
import { hasValidSignature } from "#app/platform/http/signed-message.ts";

/**
 * The built-in test receiver: gets the messages of an endpoint of this installation, verifies them as any receiver
 * should, and returns the result, which the delivery log shows. Makes no network request.
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
