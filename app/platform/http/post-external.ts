/** An endpoint's response; `status` is null if there was none. */
export interface WebhookResponse {
  status: number | null;
  /** `Retry-After`, seconds. */
  retryAfter: number | null;
  /** `webhook-delivery: abort-message`: the receiver wants no more attempts. */
  isAborted: boolean;
  durationMs: number;
  /** The beginning of the response body. */
  body: string | null;
  error: string | null;
}

/** Posts one message to an external address; never throws for the other side's failures. */
export type PostExternal<Body> = (message: {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Body;
}) => Promise<WebhookResponse>;
export type PostWebhook = PostExternal<string>;
export type SendPush = PostExternal<Uint8Array<ArrayBuffer>>;
