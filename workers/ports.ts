import type { Files, Ports, SendMail, Wake } from "#app/platform/kernel/ports.ts";
import { addressBookOf } from "./ports/address-book.ts";
import { geocoderOf } from "./ports/geocoder.ts";
import { fleetRoomOf, type LiveBindings, liveRoomOf } from "./ports/live-rooms.ts";
import { planRoomOf, visitPlan } from "./ports/plan-rooms.ts";
import { pushesOf } from "./ports/pushes.ts";
import { regionsOf } from "./ports/regions.ts";
import { openShopOf, reachShopOf, shopifyAppOf } from "./ports/shops.ts";
import { streetPicturesOf } from "./ports/street-pictures.ts";
import { textsOf } from "./ports/texts.ts";
import { travelOf } from "./ports/travel.ts";
import { vaultOf } from "./ports/vault.ts";
import { waysOf } from "./ports/ways.ts";
import { postWebhookOf } from "./ports/webhooks.ts";
import { forgetOldBuilds } from "./region/forget-builds.ts";
import type { TokenMeter } from "./token-meter.ts";

/** Supplies every port from the bindings. */
export function portsOf(
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
  const regions = regionsOf(env);
  const reach = reachShopOf(env);
  const vault = vaultOf(env);
  const post = postWebhookOf(env);
  const shopifyApp = shopifyAppOf(env, { reach, now: () => Date.now() });
  return {
    clock: { now: () => Date.now() },
    geocoder: geocoderOf(env.GEOCODER_URL, {
      regions,
      perSecond: env.GEOCODER_PER_SECOND ? Number(env.GEOCODER_PER_SECOND) : null,
      userAgent: `Waybill (${env.APP_ORIGIN}; ${env.MAIL_FROM.replace(/^.*<|>$/g, "")})`,
    }),
    addresses: addressBookOf(regions),
    forgetOldStreets: (now) => forgetOldBuilds(env.FILES, now),
    travel: travelOf(env.TRAVEL_URL, regions),
    ways: waysOf(regions),
    streetPicture: streetPicturesOf(env.FILES, regions),
    wake: wakeOf(env),
    files: filesOf(env),
    sendMail: sendMailOf(env),
    ...textsOf(env),
    postWebhook: post,
    ...pushesOf(env, { vault, post }),
    openShop: openShopOf({ reach, shopifyApp, now: () => Date.now() }),
    shopifyApp,
    vault,
    planRoom: (planId) => planRoomOf(env, planId),
    visitPlan: (visit) => visitPlan(env, visit),
    liveRoom: (accountId) => liveRoomOf(env, accountId),
    fleetRoom: (accountId) => fleetRoomOf(env, accountId),
    allow: async (limit, key) => {
      const binding = limit === "sign_in" ? env.SIGN_IN_LIMIT : env.TRACKING_LIMIT;
      return (await binding.limit({ key })).success;
    },
    meter: (tokenId, asked) => meterOf(env, tokenId).hit(asked),
    printFont: printFontOf(env),
    origin: env.APP_ORIGIN,
    appTitle: env.APP_TITLE,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  };
}

/** The one place that counts a token's requests. */
function meterOf(
  { TOKEN_METER }: LiveBindings & { readonly TOKEN_METER?: DurableObjectNamespace<TokenMeter> },
  tokenId: string,
) {
  if (!TOKEN_METER) throw new Error("the Durable Object binding TOKEN_METER is missing in wrangler.toml");
  return TOKEN_METER.get(TOKEN_METER.idFromName(tokenId));
}

const fontFiles = { regular: "DejaVuSansCondensed.ttf", bold: "DejaVuSansCondensed-Bold.ttf" } as const;

/** Fonts lie among the static files: only who prints letters that need them loads them. */
function printFontOf({ ASSETS, APP_ORIGIN }: { APP_ORIGIN: string; ASSETS?: Fetcher }): Ports["printFont"] {
  return async (weight) => {
    const answer = await ASSETS?.fetch(new URL(`/print-fonts/${fontFiles[weight]}`, APP_ORIGIN));
    return answer?.ok ? answer.bytes() : null;
  };
}

function wakeOf(env: Env, sandbox?: string): Wake {
  const own = sandbox === undefined ? {} : { sandbox };
  return {
    of: (accountId) => wakeOf(env, accountId),
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

/** Mail by the `send_email` binding; the id lets a mailbox fold a mail that was sent twice. */
function sendMailOf(env: Env): SendMail {
  return async ({ id, to, subject, text }) => {
    await env.MAIL.send({ from: env.MAIL_FROM, to, subject, text, headers: { "X-Entity-Ref-ID": id } });
  };
}

function filesOf(env: Env): Files {
  return {
    put: async (key, body, contentType) => {
      await env.FILES.put(key, body, { httpMetadata: { contentType } });
    },
    get: async (key) => {
      const found = await env.FILES.get(key);
      if (!found) return null;
      return {
        // Who takes the stream has taken the bytes.
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
