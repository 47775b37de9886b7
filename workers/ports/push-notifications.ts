import type { SendPush } from "#app/platform/http/post-external.ts";
import type { Ports, Vault } from "#app/platform/kernel/ports.ts";

interface PushSettings {
  APP_ENVIRONMENT: string;
  APP_ORIGIN: string;
  PUSH_SUBJECT?: string;
}

/**
 * Notifications by the browsers' own push services, whose addresses go through the guard of webhooks. Development shows
 * them in its outbox and sends none, unless PUSH_SUBJECT is set; without a vault for the key they are not offered.
 */
export function createPushPorts(
  { APP_ENVIRONMENT, APP_ORIGIN, PUSH_SUBJECT = "" }: PushSettings,
  { vault, post }: { vault: Vault | null; post: SendPush },
): Pick<Ports, "sendPush" | "pushes"> {
  const isShown = APP_ENVIRONMENT === "development" && PUSH_SUBJECT === "";
  const answered = { retryAfter: null, isAborted: false, durationMs: 0, body: null, error: null };
  return {
    pushes: { offered: vault !== null, subject: PUSH_SUBJECT || APP_ORIGIN },
    sendPush: isShown ? async () => ({ ...answered, status: 201 }) : post,
  };
}
