import { markMailSent, markPushFailed, type OutboxMail } from "#app/modules/notifications/db/mail.writes.server.ts";
import {
  deletePushDeviceById,
  findActivePushDevice,
  markPushAccepted,
  type PushDevice,
} from "#app/modules/notifications/db/push-devices.server.ts";
import { openVapidKeys } from "#app/modules/notifications/db/vapid-keys.server.ts";
import { encryptPush } from "#app/modules/notifications/model/push-encryption.ts";
import { MAX_LENGTHS, PUSH_TTL_MS, type PushPayload, shorten } from "#app/modules/notifications/model/push-message.ts";
import { createVapidHeader } from "#app/modules/notifications/model/vapid.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { WebhookResponse } from "#app/platform/http/post-external.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { computeNextTry, second } from "#app/platform/kernel/milliseconds.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";

/**
 * Sends one notification to one browser. True when its push service accepted it. An expired subscription is deleted. An
 * undeliverable notification is not a failed message, because its content is in the inbox.
 */
export async function sendPush(app: AppContext, message: OutboxMail): Promise<boolean> {
  const { db, ports } = app;
  const now = ports.clock.now();
  const device = await findActivePushDevice(db, message.recipient, now);
  const payload = device && toPayload(message, device);
  if (!device || !payload) return dropNotification(app, message, "the browser is signed out");
  try {
    const answer = await ports.sendPush(await createPushRequest(app, device, payload));
    if (isAccepted(answer)) {
      await markMailSent(db, message.id, now, { subject: payload.title, body: payload.body });
      await commit(db, [markPushAccepted(db, device.id, now)]);
      return true;
    }
    if (answer.status === 404 || answer.status === 410) {
      await commit(db, [deletePushDeviceById(db, device.id)]);
      return dropNotification(app, message, `the push service answered ${answer.status}`);
    }
    return await failNotification(app, message, answer);
  } catch (error) {
    logFailure(error, { mail: message.id, channel: message.channel, account: message.accountId });
    return dropNotification(app, message, error);
  }
}

const isAccepted = ({ status }: WebhookResponse) => status !== null && status >= 200 && status <= 299;

async function dropNotification({ db }: AppContext, { id }: OutboxMail, error: unknown): Promise<false> {
  await markPushFailed(db, id, { error, dueAt: null });
  return false;
}

/** After a rate limit or no response: retries while the notification is still useful. Other failures are final. */
async function failNotification(
  { db, ports }: AppContext,
  message: OutboxMail,
  answer: WebhookResponse,
): Promise<false> {
  const { status, retryAfter } = answer;
  const now = ports.clock.now();
  const usual = computeNextTry(now, message.tries);
  const again = status === null || status === 429 || status >= 500;
  const due = again && usual !== null ? Math.max(usual, now + (retryAfter ?? 0) * second) : null;
  const dueAt = due !== null && due < (message.createdAt ?? now) + PUSH_TTL_MS ? due : null;
  const error = new Error(`the push service answered ${status ?? answer.error}`);
  await markPushFailed(db, message.id, { error, dueAt });
  logFailure(error, { mail: message.id, channel: message.channel, account: message.accountId, again: dueAt !== null });
  return false;
}

function toPayload({ subject, body, push }: OutboxMail, { language }: PushDevice): PushPayload | null {
  if (!push) return null;
  const text = body === "" && push.word ? createTranslator(language)(push.word) : body;
  return {
    title: shorten(subject, MAX_LENGTHS.title),
    body: shorten(text, MAX_LENGTHS.body),
    path: push.path,
    tag: push.tag,
  };
}

/** The request for push services (RFC 8030); `Topic` lets a service replace a waiting notification by a newer one. */
async function createPushRequest(app: AppContext, device: PushDevice, payload: PushPayload) {
  const { db, ports } = app;
  const keys = await openVapidKeys({ db, ports });
  if (!keys) throw new Error("there is no key to notify with");
  const { endpoint } = device;
  const requested = { endpoint, subject: ports.pushes.subject, now: ports.clock.now() };
  return {
    url: endpoint,
    headers: {
      Authorization: await createVapidHeader(keys, requested),
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(PUSH_TTL_MS / second),
      Topic: (await hashSha256Hex(payload.tag)).slice(0, 32),
      Urgency: "high",
    },
    body: await encryptPush(JSON.stringify(payload), device),
  };
}
