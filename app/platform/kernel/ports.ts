import type { FleetRoomClient } from "#app/modules/fleet/model/fleet-room.ts";
import type { PlanRoomClient, PlanViewerRequest } from "#app/modules/planning/model/plan-room.ts";
import type { OpenShop, ShopifyApp } from "#app/modules/shops/model/shop-client.ts";
import type { AddressBook, Geocoder } from "#app/platform/geo/geocoding.ts";
import type { MapFrameSize } from "#app/platform/geo/map-drawing/map-projection.ts";
import type { Point } from "#app/platform/geo/place.ts";
import type { SlowMode } from "#app/platform/geo/travel-modes.ts";
import type { Ways } from "#app/platform/geo/ways.ts";
import type { PostWebhook, SendPush } from "#app/platform/http/post-external.ts";
import type { MeterRequest, MeterResult } from "./meter.ts";

/** The present, milliseconds UTC. A port, so that tests and replays choose it. */
export interface Clock {
  now(): number;
  /** The sandbox whose time this is, and how far before everybody's, ms: by it nothing is due but what is that account's. */
  readonly sandbox?: { readonly account: string; readonly ahead: number };
}

/** Travel between points: whole seconds and metres, row = from, column = to. */
export interface TravelTable {
  durations: number[][];
  distances: number[][];
  /** Rows of points that lie on no road that is known: what leads to them and from them is an estimate. */
  estimated: number[];
  /** Rows on roads of another region than the first point's: the ways between the two are estimates. */
  apart: number[];
}

/** Who answers: somebody with a name that is part of what is kept, or nobody but the embedded estimate. */
export type TravelSource = { kind: "embedded" } | { kind: "named"; name: string };

export interface TravelTimes {
  matrix(points: readonly Point[]): Promise<TravelTable>;
  /** The same on foot or by bicycle; not there where only cars' times are known. */
  slowMatrix?(points: readonly Point[], mode: SlowMode): Promise<TravelTable>;
  /** Who would answer for these points: a provider over the network, the regions that they lie in, or the estimate. */
  source(points: readonly Point[]): Promise<TravelSource>;
  /** For estimates in the browser: the same straight-line model, when nobody else answers. */
  readonly estimate: { detour: number; metresPerSecond: number };
}

/** Wakes a queue; what is to do stands in the database, so a lost wake-up loses nothing. */
export interface WakeQueues {
  imports(importId: string): Promise<void>;
  outbox(): Promise<void>;
  /** Endpoints with something due, each on its own; in so many seconds. */
  webhooks(endpointIds: readonly string[], delaySeconds: number): Promise<void>;
  /** Shops with something to do. */
  shops(shopIds: readonly string[]): Promise<void>;
  /** The same for one sandbox: what is woken goes by its clock. */
  forAccount(accountId: string): WakeQueues;
}

/** Locks what is stored, so that a copy of the database opens no shop. */
export interface Vault {
  seal(text: string): Promise<string>;
  /** Throws for what another key sealed, or nobody. */
  open(sealed: string): Promise<string>;
}

/** Sends one mail; throws when it was not taken. */
export type SendMail = (mail: { id: string; to: string; subject: string; text: string }) => Promise<void>;

/** Sends one text message; throws when it was not taken. */
export type SendText = (text: { id: string; to: string; text: string }) => Promise<void>;

/** Files by key. */
export interface Files {
  put(key: string, body: ArrayBuffer | Uint8Array | ReadableStream | string, contentType: string): Promise<void>;
  get(
    key: string,
  ): Promise<{ body: ReadableStream; contentType: string; size: number; bytes(): Promise<Uint8Array> } | null>;
  delete(key: string): Promise<void>;
  /** Deletes some files whose keys begin so; false when none is left. */
  deleteUnder(prefix: string): Promise<boolean>;
}

/** The room of one account: open live views are told there which orders changed. */
export interface LiveRoomPort {
  changed(orderIds: readonly string[]): Promise<void>;
  /** Takes over a viewer's WebSocket upgrade request; the socket ends with the session. */
  connect(request: Request, session: string): Promise<Response>;
}

/** Everything outside the database that features may ask for; `workers/environment.ts` supplies it. */
export interface Ports {
  clock: Clock;
  geocoder: Geocoder;
  addresses: AddressBook;
  /** Takes builds of streets away that others replaced long ago. */
  deleteOldStreetBuilds(now: number): Promise<void>;
  travel: TravelTimes;
  ways: Ways;
  /** The streets of a frame as SVG, for what is printed; null where none are known. */
  streetPicture(frame: MapFrameSize): Promise<string | null>;
  wake: WakeQueues;
  files: Files;
  /** Only the mail outbox calls it: everybody else posts there (stack.md, "send_email"). */
  sendMail: SendMail;
  /** As mail: only the outbox calls it. */
  sendText: SendText;
  /** Whether a text message reaches anybody: by a provider, or in the outbox that development shows. Who is offered one asks first. */
  readonly texts: "sent" | "not sent";
  postWebhook: PostWebhook;
  /** Sends an encrypted notification to a browser's push service; only the outbox calls it. */
  sendPush: SendPush;
  /** Whether people and agents are offered notifications, and how push services reach this installation. */
  readonly pushes: { readonly offered: boolean; readonly subject: string };
  /** Opens a shop that orders are taken over from. */
  openShop: OpenShop;
  /** This installation as an app of Shopify; null where it is none. */
  shopifyApp: ShopifyApp | null;
  /** Secrets of others that have to be used again, as they are stored; null where this installation has no key for them. */
  vault: Vault | null;
  planRoom(planId: string): PlanRoomClient;
  /** Takes a viewer's WebSocket to the room of the plan. */
  visitPlan(visit: PlanViewerRequest): Promise<Response>;
  liveRoom(accountId: string): LiveRoomPort;
  fleetRoom(accountId: string): FleetRoomClient;
  /** True when the caller (by this key) may go on; approximate, per location. */
  isAllowed(limit: "sign_in" | "tracking", key: string): Promise<boolean>;
  /** Counts a request of an access token, exactly. */
  countRequest(tokenId: string, requested: MeterRequest): Promise<MeterResult>;
  random(bytes: number): Uint8Array;
  /** A font that is printed with, from the static files; null where it is not deployed. */
  printFont(weight: "regular" | "bold"): Promise<Uint8Array | null>;
  /** Where the product is reached: what links in mails begin with. */
  readonly origin: string;
  /** What this installation calls itself. */
  readonly appTitle: string;
}
