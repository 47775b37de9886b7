import { writeAppEndpoints } from "#app/modules/webhooks/db/app-endpoints.server.ts";
import { getReceiverManner } from "#app/modules/webhooks/model/webhook.ts";
import { formatAppWebhookSecret } from "#app/modules/webhooks/model/webhook-message.ts";
import type { Statement } from "#app/platform/db/commit.server.ts";
import { systemNow } from "#app/platform/db/sandbox-clock.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { findAddressFault } from "#app/platform/http/webhook-address.ts";
import { failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { findAppWebhook, setAppSecret } from "../db/apps.server.ts";
import type { AppInput, AskingApp } from "../model/app.ts";

/** A new secret of an app, which its server keeps, and the one that signs what it is sent. */
export async function createAppSecret(scope: Scope, id: string) {
  const secret = `wb_app_${toBase64Url(scope.ports.random(32))}`;
  const hash = await hashSha256Hex(secret);
  return { secret, signs: formatAppWebhookSecret(hash), statement: setAppSecret(scope, id, hash) };
}

/** The webhook of an app after a change of its registration or its secret, for all that let it in. */
export function writeWebhook({ db, ports }: Scope, id: string, app: AppInput, secret: string) {
  const webhook = { appId: id, name: app.name, url: app.webhook_url ?? null, events: app.webhook_events, secret };
  return writeAppEndpoints(db, webhook, { at: systemNow(ports.clock) });
}

/** Only a secret signs, and messages go to public addresses. */
export async function validateWebhook(scope: Scope, app: AppInput): Promise<Result<AppInput>> {
  const { webhook_url: url, confidential } = app;
  if (!url) return ok(app);
  if (!confidential) return failFields({ webhook_url: [{ code: "apps:no_secret" }] });
  const fault = getReceiverManner(url) === null ? findAddressFault(url, [new URL(scope.ports.origin).hostname]) : null;
  return fault ? failFields({ webhook_url: [{ code: fault }] }) : ok(app);
}

/** The endpoint of a consent whose code is exchanged; none for an app without a webhook. */
export async function connectWebhook(
  db: Scope["db"],
  app: AskingApp,
  { token, at }: { token: string; at: number },
): Promise<Statement[]> {
  const webhook = app.kind === "own" ? await findAppWebhook(db, app.id) : null;
  return webhook?.url ? [writeAppEndpoints(db, webhook, { token, at })] : [];
}
