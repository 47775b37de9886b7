import type { Files, Ports, SendMail, WakeQueues } from "#app/platform/kernel/ports.ts";
import { createAddressBook } from "./ports/address-book.ts";
import { createGeocoder } from "./ports/geocoder.ts";
import { getFleetRoom, getLiveRoom, type LiveBindings } from "./ports/live-rooms.ts";
import { getPlanRoom, visitPlan } from "./ports/plan-rooms.ts";
import { createPushPorts } from "./ports/push-notifications.ts";
import { createRegions } from "./ports/regions.ts";
import { createOpenShop, createReachShop, createShopifyApp } from "./ports/shops.ts";
import { createStreetPictures } from "./ports/street-pictures.ts";
import { createTextPorts } from "./ports/text-messages.ts";
import { createTravelTimes } from "./ports/travel.ts";
import { createVault } from "./ports/vault.ts";
import { createWays } from "./ports/ways.ts";
import { createPostWebhook } from "./ports/webhooks.ts";
import { deleteOldBuilds } from "./region/delete-old-builds.ts";
import type { TokenMeter } from "./token-meter.ts";

/** Supplies every port from the bindings. */
export function createPorts(
  env: Env &
    LiveBindings & {
      readonly GEOCODER_PER_SECOND?: string;
      readonly TEXT_URL?: string;
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
    files: createFiles(env),
    sendMail: createSendMail(env),
    ...createTextPorts(env),
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

function createWakeQueues(env: Env, sandbox?: string): WakeQueues {
  const own = sandbox === undefined ? {} : { sandbox };
  return {
    forAccount: (accountId) => createWakeQueues(env, accountId),
    imports: async (importId) => {
      await env.IMPORTS.send({ importId, ...own });
    },
    outbox: async () => {
      await env.OUTBOX.send({ kind: "relay", ...own });
    },
    webhooks: async (endpointIds, delaySeconds) => {
      const messages = endpointIds.map((endpointId) => ({ body: { endpointId, ...own }, delaySeconds }));
      for (let at = 0; at < messages.length; at += 100) await env.WEBHOOKS.sendBatch(messages.slice(at, at + 100));
    },
    shops: async (shopIds) => {
      const messages = shopIds.map((shopId) => ({ body: { shopId } }));
      for (let at = 0; at < messages.length; at += 100) await env.SHOPS.sendBatch(messages.slice(at, at + 100));
    },
  };
}

/** Mail by the `send_email` binding; the id lets a mailbox merge a mail that was sent twice. */
function createSendMail(env: Env): SendMail {
  return async ({ id, to, subject, text }) => {
    await env.MAIL.send({ from: env.MAIL_FROM, to, subject, text, headers: { "X-Entity-Ref-ID": id } });
  };
}

function createFiles(env: Env): Files {
  return {
    put: async (key, body, contentType) => {
      await env.FILES.put(key, body, { httpMetadata: { contentType } });
    },
    get: async (key) => {
      const found = await env.FILES.get(key);
      if (!found) return null;
      return {
        // The caller consumes the stream.
        get body() {
          return found.body;
        },
        contentType: found.httpMetadata?.contentType ?? "application/octet-stream",
        size: found.size,
        bytes: () => found.bytes(),
      };
    },
    delete: (key) => env.FILES.delete(key),
    deleteUnder: async (prefix) => {
      const { objects } = await env.FILES.list({ prefix, limit: 500 });
      if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
      return objects.length > 0;
    },
  };
}
