/** A stored file that goes with an e-mail, by its key. */
export interface MailFile {
  name: string;
  type: string;
  key: string;
}

/** What an e-mail has besides address, subject and text. */
export interface MailFacts {
  html?: string;
  /** The name before the installation's own address. */
  fromName?: string;
  replyTo?: string;
  /** Of a document for Peppol: the sender's id. */
  sender?: string;
  files?: readonly MailFile[];
}

/** An e-mail as it is sent, with the content of its files. */
export interface OutgoingMail extends Omit<MailFacts, "files"> {
  id: string;
  to: string;
  subject: string;
  text: string;
  attachments?: readonly { name: string; type: string; content: Uint8Array }[];
}

/** Channels that a provider of texts serves. */
export type TextChannel = "sms" | "whatsapp";

export interface MessengerText {
  /** Ours; a provider that knows it does not send the same text twice. */
  id: string;
  channel: TextChannel;
  /** E.164. */
  to: string;
  text: string;
  /** A number or name that is registered with the provider; null for the configured one. */
  from: string | null;
}

/** What a provider said: taken, refused for good, or to be tried again. */
export type TextOutcome =
  | { kind: "accepted"; providerId: string | null }
  | { kind: "refused"; why: "unreachable" | "stop" | "refused"; error: string }
  | { kind: "later"; error: string; afterMs: number | null };

/** A provider's report on a message, or an answer of its recipient. */
export type MessengerReport =
  | {
      kind: "delivered" | "failed" | "unreachable";
      /** Ours where the provider gives it back. */
      id: string | null;
      providerId: string | null;
      error: string | null;
    }
  | { kind: "answer"; from: string; text: string };

/** Providers of text messages, by configuration. */
export interface Messenger {
  /** By a provider, in the outbox that development shows, or not at all. */
  readonly offered: Readonly<Record<TextChannel, "provider" | "outbox" | "off">>;
  /** Messages a second that the provider takes. */
  readonly perSecond: Readonly<Record<TextChannel, number>>;
  /** Never throws. */
  send(message: MessengerText): Promise<TextOutcome>;
  /**
   * Reads what a provider sent; null where its signature does not fit or nothing is expected.
   * @param address the public address that the provider called @param now milliseconds
   */
  readReports(
    channel: TextChannel,
    received: { address: string; headers: Headers; body: string },
    now: number,
  ): Promise<MessengerReport[] | null>;
}
