import { deviceTook, forgetDevice, type PushDevice, readTarget } from "#app/modules/notifications/db/devices.server.ts";
import { type Mail, mailSent, pushFailed } from "#app/modules/notifications/db/mail.writes.server.ts";
import { openVapidKeys } from "#app/modules/notifications/db/vapid-keys.server.ts";
import { encryptPush } from "#app/modules/notifications/model/push-encryption.ts";
import { longest, type PushPayload, pushLasts, shortened } from "#app/modules/notifications/model/push-message.ts";
import { vapidHeader } from "#app/modules/notifications/model/vapid.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { logFailure } from "#app/platform/db/trace.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import type { WebhookAnswer } from "#app/platform/http/post-outside.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { nextTry } from "#app/platform/kernel/backoff.ts";
import { second } from "#app/platform/kernel/milliseconds.ts";
import { sha256Hex } from "#app/platform/kernel/tokens.ts";

/**
 * Sends one notification to one browser. True when its push service took it. A browser that is gone is forgotten; what cannot be
 * delivered is not given up as a letter is: it was a ring, and what it rang for stands in the inbox.
 */
export async function sendPush(app: AppContext, message: Mail): Promise<boolean> {
  const { db, ports } = app;
  const now = ports.clock.now();
  const device = await readTarget(db, message.recipient, now);
  const payload = device && payloadOf(message, device);
  if (!device || !payload) return drop(app, message, "the browser is signed out");
  try {
    const answer = await ports.sendPush(await requestOf(app, device, payload));
    if (isTaken(answer)) {
      await mailSent(db, message.id, now, { subject: payload.title, body: payload.body });
      await commit(db, [deviceTook(db, device.id, now)]);
      return true;
    }
    if (answer.status === 404 || answer.status === 410) {
      await commit(db, [forgetDevice(db, device.id)]);
      return drop(app, message, `the push service answered ${answer.status}`);
    }
    return await fail(app, message, answer);
  } catch (error) {
    logFailure(error, { mail: message.id, channel: message.channel, account: message.accountId });
    return drop(app, message, error);
  }
}

const isTaken = ({ status }: WebhookAnswer) => status !== null && status >= 200 && status <= 299;

async function drop({ db }: AppContext, { id }: Mail, error: unknown): Promise<false> {
  await pushFailed(db, id, { error, dueAt: null });
  return false;
}

/** Asked to wait, or nobody answered: later, as long as it is worth anything. Whatever else was said stays so. */
async function fail({ db, ports }: AppContext, message: Mail, answer: WebhookAnswer): Promise<false> {
  const { status, retryAfter } = answer;
  const now = ports.clock.now();
  const usual = nextTry(now, message.tries);
  const again = status === null || status === 429 || status >= 500;
  const due = again && usual !== null ? Math.max(usual, now + (retryAfter ?? 0) * second) : null;
  const dueAt = due !== null && due < (message.createdAt ?? now) + pushLasts ? due : null;
  const error = new Error(`the push service answered ${status ?? answer.error}`);
  await pushFailed(db, message.id, { error, dueAt });
  logFailure(error, { mail: message.id, channel: message.channel, account: message.accountId, again: dueAt !== null });
  return false;
}

function payloadOf({ subject, body, push }: Mail, { language }: PushDevice): PushPayload | null {
  if (!push) return null;
  const text = body === "" && push.word ? translator(language)(push.word) : body;
  return {
    title: shortened(subject, longest.title),
    body: shortened(text, longest.body),
    path: push.path,
    tag: push.tag,
  };
}

/** The message as push services take it (RFC 8030); `Topic` lets a service replace one that waits by its second telling. */
async function requestOf(app: AppContext, device: PushDevice, payload: PushPayload) {
  const { db, ports } = app;
  const keys = await openVapidKeys({ db, ports });
  if (!keys) throw new Error("there is no key to notify with");
  const { endpoint } = device;
  const asked = { endpoint, subject: ports.pushes.subject, now: ports.clock.now() };
  return {
    url: endpoint,
    headers: {
      Authorization: await vapidHeader(keys, asked),
      "Content-Encoding": "aes128gcm",
      "Content-Type": "application/octet-stream",
      TTL: String(pushLasts / second),
      Topic: (await sha256Hex(payload.tag)).slice(0, 32),
      Urgency: "high",
    },
    body: await encryptPush(JSON.stringify(payload), device),
  };
}
