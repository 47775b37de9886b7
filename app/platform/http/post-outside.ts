/** What an endpoint answered; `status` null where nobody did, and then why. */
export interface WebhookAnswer {
  status: number | null;
  /** `Retry-After`, seconds. */
  retryAfter: number | null;
  /** `webhook-delivery: abort-message`: the receiver wants this one no more. */
  aborts: boolean;
  tookMs: number;
  /** The beginning of what it said. */
  answer: string | null;
  error: string | null;
}

/** Sends one message to a stranger's address; never throws for what the other side does. */
export type PostOutside<Body> = (message: {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Body;
}) => Promise<WebhookAnswer>;
export type PostWebhook = PostOutside<string>;
export type SendPush = PostOutside<Uint8Array<ArrayBuffer>>;
