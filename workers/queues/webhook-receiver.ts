import { RESPONSE_TIMEOUT_MS } from "#app/modules/webhooks/model/retry-schedule.ts";
import type { ReceiverManner } from "#app/modules/webhooks/model/webhook.ts";
import type { WebhookMessage } from "#app/modules/webhooks/model/webhook-message.ts";
import type { WebhookResponse } from "#app/platform/http/post-external.ts";
import { hasValidSignature } from "#app/platform/http/signed-message.ts";

/**
 * The built-in test receiver: gets the messages of an endpoint of this installation, verifies them as any receiver
 * should, and returns the result, which the delivery log shows. Makes no network request, and a slow response takes its time in the
 * log alone.
 */
export function receiveTestWebhook(
  { headers, body }: WebhookMessage,
  secret: string,
  { status, retryAfter, delay }: ReceiverManner,
  now: number,
): WebhookResponse {
  if (delay >= RESPONSE_TIMEOUT_MS)
    return {
      status: null,
      retryAfter: null,
      isAborted: false,
      durationMs: RESPONSE_TIMEOUT_MS,
      body: null,
      error: "timeout",
    };
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
  return { status, retryAfter, isAborted: false, durationMs: delay, body: answer, error: null };
}
