import type { PlanRoomClient, PlanViewerRequest } from "#app/modules/planning/model/plan-room.ts";
import type { SendPush } from "#app/platform/http/post-external.ts";
import type { Ports, Vault } from "#app/platform/kernel/ports.ts";
import { callerHeader } from "./plan-room/caller.ts";
import { createPeppolPorts } from "./ports/access-point.ts";
import { createAddressBook } from "./ports/address-book.ts";
import { createReadDocument } from "./ports/documents.ts";
import { createFiles } from "./ports/files.ts";
import { createGeocoder } from "./ports/geocoder.ts";
import { getFleetRoom, getLiveRoom, type LiveBindings, toRoomUpgrade } from "./ports/live-rooms.ts";
import { createTextPorts } from "./ports/messenger.ts";
import { createHasNameText } from "./ports/name-texts.ts";
import { createSendMail, createWakeQueues } from "./ports/outgoing.ts";
import { createRegions } from "./ports/regions.ts";
import { createOpenShop, createReachShop, createShopifyApp } from "./ports/shops.ts";
import { createStreetPictures } from "./ports/street-pictures.ts";
import { createTravelTimes } from "./ports/travel.ts";
import { createVault } from "./ports/vault.ts";
import { createWays } from "./ports/ways.ts";
import { createPostWebhook } from "./ports/webhooks.ts";
import { getManifestKey, parseManifest } from "./region/run/manifest.ts";
import type { TokenMeter } from "./token-meter.ts";

const getPlanRoomStub = (env: Env, planId: string) => env.PLAN_ROOM.get(env.PLAN_ROOM.idFromName(planId));

/** The room of a plan: the stub of its Durable Object. */
const getPlanRoom = (env: Env, planId: string): PlanRoomClient => getPlanRoomStub(env, planId);

/** Connects a viewer to the room, which trusts the caller passed here. */
function visitPlan(env: Env, { planId, caller, request, session }: PlanViewerRequest): Promise<Response> {
  const named = { [callerHeader]: JSON.stringify({ planId, caller }) };
  return getPlanRoomStub(env, planId).fetch(toRoomUpgrade(request, { session, accountId: caller.accountId }, named));
}

/** How long a replaced build is kept, milliseconds: open pages show its tiles, running plans use it. */
const RETENTION_MS = 86_400_000;

/** Deletes builds that no manifest has named for a day; newer files may belong to a build in progress. */
export async function deleteOldBuilds(bucket: R2Bucket, now: number): Promise<void> {
  const { delimitedPrefixes } = await bucket.list({ prefix: "regions/", delimiter: "/" });
  for (const prefix of delimitedPrefixes) {
    const file = await bucket.get(getManifestKey(prefix.split("/")[1] ?? ""));
    const manifest = file && parseManifest(await file.text());
    if (!manifest || now - file.uploaded.getTime() < RETENTION_MS) continue;
    const { objects } = await bucket.list({ prefix });
    const old = objects.filter(
      ({ key, uploaded }) =>
        key !== file.key && !key.startsWith(`${prefix}${manifest.build}/`) && now - uploaded.getTime() >= RETENTION_MS,
    );
    if (old.length > 0) await bucket.delete(old.map(({ key }) => key));
  }
}

/** Supplies every port from the bindings. */
export function createPorts(
  env: Env &
    LiveBindings & {
      readonly GEOCODER_PER_SECOND?: string;
      readonly ACCESS_POINT_URL?: string;
      readonly TEXT_URL?: string;
      readonly WHATSAPP_URL?: string;
      readonly TEXT_REPORT_SECRET?: string;
      readonly WHATSAPP_REPORT_SECRET?: string;
      readonly PUSH_SUBJECT?: string;
      readonly ASSETS?: Fetcher;
      readonly CREDENTIALS_KEY?: string;
      readonly SHOPS_AT?: string;
      readonly SHOPIFY_CLIENT_ID?: string;
      readonly SHOPIFY_CLIENT_SECRET?: string;
    },
): Ports {
  const regions = createRegions(env);
  const reach = createReachShop(env);
  const vault = createVault(env);
  const files = createFiles(env);
  const post = createPostWebhook(env);
  const shopifyApp = createShopifyApp(env, { reach, now: () => Date.now() });
  return {
    clock: { now: () => Date.now() },
    geocoder: createGeocoder(env.GEOCODER_URL, {
      regions,
      perSecond: env.GEOCODER_PER_SECOND ? Number(env.GEOCODER_PER_SECOND) : null,
      userAgent: `Waybill (${env.APP_ORIGIN}; ${env.MAIL_FROM.replace(/^.*<|>$/g, "")})`,
    }),
    addresses: createAddressBook(regions),
    deleteOldStreetBuilds: (now) => deleteOldBuilds(env.FILES, now),
    travel: createTravelTimes(env.TRAVEL_URL, regions),
    ways: createWays(regions),
    streetPicture: createStreetPictures(env.FILES, regions),
    wake: createWakeQueues(env),
    files,
    sendMail: createSendMail(env),
    ...createTextPorts(env),
    ...createPeppolPorts(env, files),
    readDocument: createReadDocument(env),
    hasNameText: createHasNameText(env),
    postWebhook: post,
    ...createPushPorts(env, { vault, post }),
    openShop: createOpenShop({ reach, shopifyApp, now: () => Date.now() }),
    shopifyApp,
    vault,
    planRoom: (planId) => getPlanRoom(env, planId),
    visitPlan: (visit) => visitPlan(env, visit),
    liveRoom: (accountId) => getLiveRoom(env, accountId),
    fleetRoom: (accountId) => getFleetRoom(env, accountId),
    isAllowed: async (limit, key) => {
      const binding = limit === "sign_in" ? env.SIGN_IN_LIMIT : env.TRACKING_LIMIT;
      return (await binding.limit({ key })).success;
    },
    countRequest: (tokenId, requested) => createMeter(env, tokenId).hit(requested),
    printFont: createPrintFont(env),
    origin: env.APP_ORIGIN,
    appTitle: env.APP_TITLE,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  };
}

/** The one place that counts a token's requests. */
function createMeter(
  { TOKEN_METER }: LiveBindings & { readonly TOKEN_METER?: DurableObjectNamespace<TokenMeter> },
  tokenId: string,
) {
  if (!TOKEN_METER) throw new Error("the Durable Object binding TOKEN_METER is missing in wrangler.toml");
  return TOKEN_METER.get(TOKEN_METER.idFromName(tokenId));
}

const fontFiles = { regular: "DejaVuSansCondensed.ttf", bold: "DejaVuSansCondensed-Bold.ttf" } as const;

/** Fonts are static files, loaded only to print characters that need them. */
function createPrintFont({ ASSETS, APP_ORIGIN }: { APP_ORIGIN: string; ASSETS?: Fetcher }): Ports["printFont"] {
  return async (weight) => {
    const answer = await ASSETS?.fetch(new URL(`/print-fonts/${fontFiles[weight]}`, APP_ORIGIN));
    return answer?.ok ? answer.bytes() : null;
  };
}

interface PushSettings {
  APP_ENVIRONMENT: string;
  APP_ORIGIN: string;
  PUSH_SUBJECT?: string;
}

/**
 * Notifications by the browsers' own push services, whose addresses go through the guard of webhooks. Development shows
 * them in its outbox and sends none, unless PUSH_SUBJECT is set; without a vault for the key they are not offered.
 */
export function createPushPorts(
  { APP_ENVIRONMENT, APP_ORIGIN, PUSH_SUBJECT = "" }: PushSettings,
  { vault, post }: { vault: Vault | null; post: SendPush },
): Pick<Ports, "sendPush" | "pushes"> {
  const isShown = APP_ENVIRONMENT === "development" && PUSH_SUBJECT === "";
  const answered = { retryAfter: null, isAborted: false, durationMs: 0, body: null, error: null };
  return {
    pushes: { offered: vault !== null, subject: PUSH_SUBJECT || APP_ORIGIN },
    sendPush: isShown ? async () => ({ ...answered, status: 201 }) : post,
  };
}
