import type { Session, SessionAccount } from "#app/modules/identity/db/session.reads.server.ts";
import { getPhotoUrl } from "#app/modules/identity/model/profile.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { toHex } from "#app/platform/kernel/tokens.ts";
import { type ChatBoot, chatProviders, getSignedIdentity } from "../model/support-chat.ts";
import { ownTarget } from "../model/usage-limits.ts";
import { getUsageTarget } from "../model/usage-settings.ts";

type Setup = Pick<AppContext, "usage" | "supportChat">;

/** What a page's Content-Security-Policy must allow for the collector of usage and the chat. */
export function getReportingSources({ usage, supportChat }: Setup) {
  const collector = usage && usage.host !== ownTarget.host ? new URL(usage.host).origin : "";
  const chat: Readonly<Record<string, string>> = supportChat ? chatProviders[supportChat.kind].sources : {};
  const connect = [collector, chat["connect-src"]].filter(Boolean).join(" ");
  return { sources: { ...chat, "connect-src": connect }, foreignStyles: supportChat !== null };
}

/** What the frame of a signed-in person's pages counts and chats with; nothing of it in most installations. */
export async function getReporting(
  { usage, supportChat, origin }: Setup & Pick<AppContext, "origin">,
  { user }: Session,
  account: SessionAccount | null,
) {
  const target = getUsageTarget(usage, user, account);
  const { id, firstName, lastName, email } = user;
  return {
    usage: target &&
      account && {
        target,
        person: { id, firstName, lastName, email },
        account: { id: account.id, name: account.name },
      },
    chat: supportChat && account && (await bootOf(supportChat, { user, account, origin })),
  };
}

async function bootOf(
  { kind, id, loader, secret }: NonNullable<Setup["supportChat"]>,
  { user, account, origin }: { user: Session["user"]; account: SessionAccount; origin: string },
): Promise<ChatBoot> {
  const identity = getSignedIdentity(kind, { userId: user.id, email: user.email });
  const photo = getPhotoUrl(user);
  return {
    ...{ kind, id, loader },
    person: {
      userId: user.id,
      hash: secret ? await sign(secret, identity) : "",
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.email,
      avatar: photo && new URL(photo, origin).href,
      company: { id: account.id, name: account.name, plan: account.billing.plan ?? "" },
    },
  };
}

/** HMAC-SHA256 in hex. */
async function sign(secret: string, text: string): Promise<string> {
  const encode = (each: string) => new TextEncoder().encode(each);
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encode(secret), hmac, false, ["sign"]);
  return toHex(new Uint8Array(await crypto.subtle.sign(hmac.name, key, encode(text))));
}
