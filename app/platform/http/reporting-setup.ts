/** Where the use of the product is sent: `host` is an address, or the path of Waybill's own collector. */
export interface UsageTarget {
  host: string;
  /** The public token of the project there; empty for our own. */
  token: string;
}

/** A chat with the support of this installation: a widget that is loaded by configuration. */
export interface SupportChat {
  kind: "intercom" | "crisp";
  /** The app's or website's id. */
  id: string;
  /** Signs who the person is, so that nobody can write as somebody else; empty without a signature. */
  secret: string;
  /** Address of the loader in place of the provider's; empty for the provider's. */
  loader: string;
}
