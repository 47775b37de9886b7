import { createContext } from "react-router";
import type { Session } from "#app/modules/identity/db/session.reads.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";
import type { Match } from "./endpoint-match.ts";
import type { SupportChat, UsageTarget } from "./reporting-setup.ts";
import type { TokenCall } from "./token-call.ts";

/** What the Worker passes to every request, before the caller is known. */
export interface AppContext {
  readonly db: Database;
  readonly ports: Ports;
  readonly appTitle: string;
  /** The public origin; links in messages begin with it. */
  readonly origin: string;
  readonly development: boolean;
  /** The billing portal; empty without one. */
  readonly billingPortalUrl: string;
  /** The secret that signs the billing provider's messages; empty without one. */
  readonly billingSecret: string;
  /** Support address for suspended workspaces; empty without one. */
  readonly supportAddress: string;
  /** MapLibre style of production tiles; empty for the embedded basemap. */
  readonly mapStyleUrl: string;
  /** Where the use of the product is counted; null if it is not. */
  readonly usage: UsageTarget | null;
  /** Addresses of the people who run the installation, in lower case; empty: the person who set it up. */
  readonly operators: readonly string[];
  /** The chat with the support of this installation; null without one. */
  readonly supportChat: SupportChat | null;
  /** Continues work after the response is sent. */
  waitUntil(work: Promise<unknown>): void;
}

export const appContext = createContext<AppContext>();
/** The signed-in user with accounts; null without a session. */
export const sessionContext = createContext<Session | null>(null);
/** The endpoint that a request of the API is for; null where there is none. */
export const endpointContext = createContext<Match | null>(null);
/** Set by the guard wherever it asks for access "account". */
export const scopeContext = createContext<Scope>();
/** Set where a program is known by its access token. */
export const tokenCallContext = createContext<TokenCall | null>(null);
/** The account that a page shows, if any; null for files and for public pages, which are the same for everybody. */
export const shownAccountContext = createContext<{ id: string | null } | null>(null);
/** Nonce of the response's Content-Security-Policy. */
export const nonceContext = createContext<string>("");

/** Whether an address may look up more orders: decided by the public gateway, or not checked yet. */
export type TrackingLimit = "unasked" | "allowed" | "refused";
export const trackingLimitContext = createContext<TrackingLimit>("unasked");
