/** What an endpoint answered; `status` null where nobody did, and then why. */
export interface WebhookResponse {
  status: number | null;
  /** `Retry-After`, seconds. */
  retryAfter: number | null;
  /** `webhook-delivery: abort-message`: the receiver wants this one no more. */
  isAborted: boolean;
  tookMs: number;
  /** The beginning of what it said. */
  body: string | null;
  error: string | null;
}

/** Sends one message to a stranger's address; never throws for what the other side does. */
export type PostExternal<Body> = (message: {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Body;
}) => Promise<WebhookResponse>;
export type PostWebhook = PostExternal<string>;
export type SendPush = PostExternal<Uint8Array<ArrayBuffer>>;
