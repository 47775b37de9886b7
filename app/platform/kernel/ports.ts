import type { FleetRoomClient } from "#app/modules/fleet/model/fleet-room.ts";
import type { PlanRoomClient, PlanViewerRequest } from "#app/modules/planning/model/plan-room.ts";
import type { OpenShop, ShopifyApp } from "#app/modules/shops/model/shop-client.ts";
import type { AddressBook, Geocoder } from "#app/platform/geo/geocoding.ts";
import type { MapFrameSize } from "#app/platform/geo/map-drawing/map-projection.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { SlowMode } from "#app/platform/geo/travel-modes.ts";
import type { Ways } from "#app/platform/geo/ways.ts";
import type { PostWebhook, SendPush } from "#app/platform/http/post-external.ts";
import type { Messenger, OutgoingMail } from "./messenger.ts";

/** The current time, milliseconds UTC. A port, so that tests and replays can set it. */
export interface Clock {
  now(): number;
  /**
   * The sandbox this clock belongs to, and how far it is ahead of system time, milliseconds. Only that account's work
   * is due by it.
   */
  readonly sandbox?: { readonly account: string; readonly ahead: number };
}

/** Travel between points: whole seconds and metres, row = from, column = to. */
export interface TravelTable {
  durations: number[][];
  distances: number[][];
  /** Rows of points that lie on no known road: travel to and from them is estimated. */
  estimated: number[];
  /** Rows on roads of another region than the first point's: travel between the regions is estimated. */
  apart: number[];
}

/** The source of travel times: a named provider (the name is part of cache keys), or the embedded estimate. */
export type TravelSource = { kind: "embedded" } | { kind: "named"; name: string };

export interface TravelTimes {
  matrix(points: readonly Point[]): Promise<TravelTable>;
  /** The same on foot or by bicycle; missing if only car times are known. */
  slowMatrix?(points: readonly Point[], mode: SlowMode): Promise<TravelTable>;
  /** The source for these points: a network provider, the regions they lie in, or the estimate. */
  source(points: readonly Point[]): Promise<TravelSource>;
  /** For estimates in the browser: the same straight-line model that is used without a provider. */
  readonly estimate: { detour: number; metresPerSecond: number };
}

/** Wakes a queue. The work itself is in the database, so a lost wake-up loses nothing. */
export interface WakeQueues {
  imports(importId: string): Promise<void>;
  outbox(): Promise<void>;
  /** Wakes endpoints with due deliveries, each on its own, after a delay in seconds. */
  webhooks(endpointIds: readonly string[], delaySeconds: number): Promise<void>;
  /** Wakes shops with pending work. */
  shops(shopIds: readonly string[]): Promise<void>;
  /** The same for one sandbox, which is then processed by its own clock. */
  forAccount(accountId: string): WakeQueues;
}

/** Encrypts stored secrets, so that a copy of the database gives no access to shops. */
export interface Vault {
  seal(text: string): Promise<string>;
  /** Throws for text that was not sealed with this key. */
  open(sealed: string): Promise<string>;
}

/** Sends one mail; throws when it was not accepted. */
export type SendMail = (mail: OutgoingMail) => Promise<void>;

/** Sends one text message; throws when it was not accepted. */
export type SendText = (text: { id: string; to: string; text: string }) => Promise<void>;

/** A document for Peppol, by ids of the network (`0088:7300010000001`). */
export interface PeppolDocument {
  /** Ours; an access point that knows it does not send the same document twice. */
  id: string;
  sender: string;
  recipient: string;
  documentType: string;
  process: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Files by key. */
export interface Files {
  put(key: string, body: ArrayBuffer | Uint8Array | ReadableStream | string, contentType: string): Promise<void>;
  /** Writes a file of unknown length piece by piece; returns its size in bytes. */
  putPieces(key: string, pieces: AsyncIterable<Uint8Array>, contentType: string): Promise<number>;
  get(
    key: string,
  ): Promise<{ body: ReadableStream; contentType: string; size: number; bytes(): Promise<Uint8Array> } | null>;
  delete(key: string): Promise<void>;
  /** Deletes some files whose keys begin with the prefix; false when none is left. */
  deleteUnder(prefix: string): Promise<boolean>;
}

/** The room of one account, which notifies open live views of changed orders. */
export interface LiveRoomPort {
  changed(orderIds: readonly string[]): Promise<void>;
  /** Accepts a viewer's WebSocket upgrade request; the socket ends with the session. */
  connect(request: Request, session: string): Promise<Response>;
}

/** A request that counts against a limit of requests in a window; times in milliseconds. */
export interface MeterRequest {
  limit: number;
  windowSeconds: number;
  at: number;
  /** How many requests it is worth; 1 unless given. All or none are counted. */
  calls?: number;
}

/** What is left of a limit, and seconds until it resets; `over` when the request exceeds it. */
export interface MeterResult {
  isOver: boolean;
  remaining: number;
  resetSeconds: number;
}

/** Everything outside the database that commands may use; `workers/environment.ts` supplies it. */
export interface Ports {
  clock: Clock;
  geocoder: Geocoder;
  addresses: AddressBook;
  /** Deletes street builds that were replaced long ago. */
  deleteOldStreetBuilds(now: number): Promise<void>;
  travel: TravelTimes;
  ways: Ways;
  /** The streets of a frame as SVG, for printing; null if none are known. */
  streetPicture(frame: MapFrameSize): Promise<string | null>;
  wake: WakeQueues;
  files: Files;
  /** Only the mail outbox calls it; other code writes to the outbox. */
  sendMail: SendMail;
  /** As for mail, only the outbox calls it. */
  sendText: SendText;
  /** As for mail, only the outbox calls it; throws when the document was not taken. */
  sendPeppol(document: PeppolDocument): Promise<void>;
  /** Whether an access point, or in development its stand-in, takes documents. */
  readonly peppol: "sent" | "not sent";
  /**
   * Whether text messages are delivered, by a provider or in the outbox that development shows. Checked before one is
   * offered.
   */
  readonly texts: "sent" | "not sent";
  /** Providers of texts to customers; only the worker of customer messages sends by it. */
  messenger: Messenger;
  postWebhook: PostWebhook;
  /** A small JSON document at a public https address; null for whatever is in the way. */
  readDocument(url: string): Promise<string | null>;
  /** Whether a name has this TXT record; null when name servers did not answer. */
  hasNameText(name: string, text: string): Promise<boolean | null>;
  /** Sends an encrypted notification to a browser's push service; only the outbox calls it. */
  sendPush: SendPush;
  /** Whether push notifications are offered, and the contact that push services get. */
  readonly pushes: { readonly offered: boolean; readonly subject: string };
  /** Opens a shop that orders are imported from. */
  openShop: OpenShop;
  /** This installation's Shopify app; null without one. */
  shopifyApp: ShopifyApp | null;
  /** Encrypts secrets of other services for storage; null if this installation has no key. */
  vault: Vault | null;
  planRoom(planId: string): PlanRoomClient;
  /** Connects a viewer's WebSocket to the plan's room. */
  visitPlan(visit: PlanViewerRequest): Promise<Response>;
  liveRoom(accountId: string): LiveRoomPort;
  fleetRoom(accountId: string): FleetRoomClient;
  /** True when the caller (by this key) may go on; approximate, per location. */
  isAllowed(limit: "sign_in" | "tracking", key: string): Promise<boolean>;
  /** Counts a request of an access token, exactly. */
  countRequest(tokenId: string, requested: MeterRequest): Promise<MeterResult>;
  random(bytes: number): Uint8Array;
  /** A font for printing, from the static files; null if it is not deployed. */
  printFont(weight: "regular" | "bold"): Promise<Uint8Array | null>;
  /** The public origin, used for links in mails. */
  readonly origin: string;
  /** The name of this installation. */
  readonly appTitle: string;
}
