import type { SupportChat } from "#app/platform/http/reporting-setup.ts";

interface Provider {
  loader(id: string): string;
  /** What pages must allow, by directive of the Content-Security-Policy. */
  sources: Readonly<Record<string, string>>;
}

/** The providers, with what they publish about their Content-Security-Policy. */
export const chatProviders = {
  intercom: {
    loader: (id) => `https://widget.intercom.io/widget/${id}`,
    sources: {
      "img-src": "https://*.intercomcdn.com https://*.intercomassets.com https://*.intercom.io",
      "connect-src": "https://*.intercom.io wss://*.intercom.io https://*.intercomcdn.com",
      "font-src": "https://*.intercomcdn.com",
      "media-src": "https://*.intercomcdn.com",
      "frame-src": "https://intercom-sheets.com https://*.intercom-reporting.com",
    },
  },
  crisp: {
    loader: () => "https://client.crisp.chat/l.js",
    sources: {
      "img-src": "https://*.crisp.chat",
      "connect-src": "https://*.crisp.chat wss://*.crisp.chat",
      "font-src": "https://*.crisp.chat",
      "media-src": "https://*.crisp.chat",
      "frame-src": "https://*.crisp.chat",
    },
  },
} as const satisfies Record<SupportChat["kind"], Provider>;

type ChatKind = SupportChat["kind"];

/** "intercom+app id" or "crisp+website id"; null for empty. */
export function parseSupportChat(setting: string, secret: string, loader: string): SupportChat | null {
  const [kind = "", id = ""] = setting.split("+");
  return isChatKind(kind) && id ? { kind, id, secret, loader } : null;
}

function isChatKind(kind: string): kind is ChatKind {
  return Object.hasOwn(chatProviders, kind);
}

/** What the widget receives about the person and the company. */
export interface ChatPerson {
  userId: string;
  /** HMAC-SHA256 of what the provider identifies people by, in hex; empty without a secret. */
  hash: string;
  name: string;
  email: string;
  /** Address of the photo, or null. */
  avatar: string | null;
  company: { id: string; name: string; plan: string };
}

/** What identifies a person at a provider, which is what the secret signs. */
export function getSignedIdentity(kind: ChatKind, person: { userId: string; email: string }): string {
  return kind === "intercom" ? person.userId : person.email;
}

/** What a page needs to show the chat. */
export interface ChatBoot {
  kind: ChatKind;
  id: string;
  loader: string;
  person: ChatPerson;
}
