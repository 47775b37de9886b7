import { createContext } from "react-router";
import type { Session } from "#app/modules/identity/db/session.reads.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import type { Ports } from "#app/platform/kernel/ports.ts";

/** What the Worker hands to a request before anything is known of who asks. */
export interface AppContext {
  readonly db: Database;
  readonly ports: Ports;
  readonly appTitle: string;
  /** Where people reach the application; links in messages begin with it. */
  readonly origin: string;
  readonly development: boolean;
  /** Where a subscription is paid; empty without one. */
  readonly billingPortalUrl: string;
  /** What messages of the payment side are signed with; empty where there is none. */
  readonly billingSecret: string;
  /** Whom a suspended workspace may write to; empty without one. */
  readonly supportAddress: string;
  /** MapLibre style of production tiles; empty for the embedded basemap. */
  readonly mapStyleUrl: string;
  /** Goes on after the answer is sent. */
  waitUntil(work: Promise<unknown>): void;
}

export const appContext = createContext<AppContext>();
/** The signed-in user with accounts; null for a stranger. */
export const sessionContext = createContext<Session | null>(null);
/** Set by the guard for every row with access "account". */
export const scopeContext = createContext<Scope>();
/** Nonce of this answer's Content-Security-Policy. */
export const nonceContext = createContext<string>("");

/** Whether an address may ask for more orders: found by the public gateway, or not asked yet. */
export type TrackingLimit = "unasked" | "allowed" | "refused";
export const trackingLimitContext = createContext<TrackingLimit>("unasked");
