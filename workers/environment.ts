import { z } from "zod";
import { parseSupportChat } from "#app/modules/product-usage/model/support-chat.ts";
import { parseUsageTarget } from "#app/modules/product-usage/model/usage-settings.ts";
import { openDatabase } from "#app/platform/db/database.server.ts";
import type { AppContext } from "#app/platform/http/contexts.server.ts";
import { createPorts } from "./ports.ts";

const bindingSchema = (what: string) =>
  z.custom<object>((value) => typeof value === "object" && value !== null, `${what} is missing in wrangler.toml`);

/** Required settings, checked once at start so that a wrong deployment reports what is missing. */
const environmentSchema = z.object({
  DB: bindingSchema("D1 database binding DB"),
  PLAN_ROOM: bindingSchema("Durable Object binding PLAN_ROOM"),
  LIVE_ROOM: bindingSchema("Durable Object binding LIVE_ROOM"),
  FLEET_ROOM: bindingSchema("Durable Object binding FLEET_ROOM"),
  REGION_ROOM: bindingSchema("Durable Object binding REGION_ROOM"),
  TOKEN_METER: bindingSchema("Durable Object binding TOKEN_METER"),
  FILES: bindingSchema("R2 bucket binding FILES"),
  IMPORTS: bindingSchema("queue producer IMPORTS"),
  WEBHOOKS: bindingSchema("queue producer WEBHOOKS"),
  OUTBOX: bindingSchema("queue producer OUTBOX"),
  SHOPS: bindingSchema("queue producer SHOPS"),
  SIGN_IN_LIMIT: bindingSchema("rate limit SIGN_IN_LIMIT"),
  TRACKING_LIMIT: bindingSchema("rate limit TRACKING_LIMIT"),
  MAIL: bindingSchema("send_email binding MAIL"),
  APP_TITLE: z.string().min(1).default("Waybill"),
  APP_ENVIRONMENT: z.enum(["development", "production"]),
  APP_ORIGIN: z.url(),
  MAIL_FROM: z.string().min(3),
  GEOCODER_URL: z.union([z.literal(""), z.url()]).default(""),
  GEOCODER_PER_SECOND: z.union([z.literal(""), z.string().regex(/^\d+(\.\d+)?$/)]).default(""),
  ACCESS_POINT_URL: z.union([z.literal(""), z.url()]).default(""),
  TEXT_URL: z.union([z.literal(""), z.url()]).default(""),
  WHATSAPP_URL: z.union([z.literal(""), z.url()]).default(""),
  TEXT_REPORT_SECRET: z.string().default(""),
  WHATSAPP_REPORT_SECRET: z.string().default(""),
  PUSH_SUBJECT: z
    .string()
    .regex(/^((mailto:[^@\s]+@|https:\/\/)\S+)?$/, "PUSH_SUBJECT is a mailto: or https: address")
    .default(""),
  TRAVEL_URL: z.union([z.literal(""), z.url()]).default(""),
  BILLING_PORTAL_URL: z.union([z.literal(""), z.url()]).default(""),
  BILLING_WEBHOOK_SECRET: z
    .string()
    .regex(/^(whsec_[A-Za-z0-9+/]{32,}={0,2})?$/)
    .default(""),
  CREDENTIALS_KEY: z
    .string()
    .regex(/^([A-Za-z0-9+/]{43}=)?$/, "CREDENTIALS_KEY is 32 bytes in base64")
    .default(""),
  SHOPIFY_CLIENT_ID: z.string().default(""),
  SHOPIFY_CLIENT_SECRET: z.string().default(""),
  SHOPS_AT: z.union([z.literal(""), z.url()]).default(""),
  SUPPORT_ADDRESS: z.union([z.literal(""), z.email()]).default(""),
  USAGE_HOST: z.union([z.literal(["", "off"]), z.url()]).default(""),
  USAGE_TOKEN: z.string().max(255).default(""),
  OPERATOR_EMAILS: z.string().default(""),
  SUPPORT_CHAT: z
    .string()
    .regex(/^((intercom|crisp)\+[A-Za-z0-9-]{1,60})?$/, "SUPPORT_CHAT is intercom+<app id> or crisp+<website id>")
    .default(""),
  SUPPORT_CHAT_LOADER: z.string().max(500).default(""),
  SUPPORT_CHAT_SECRET: z.string().max(500).default(""),
  MAP_STYLE_URL: z.union([z.literal(""), z.url()]).default(""),
});

const checkedEnvironments = new WeakSet<Env>();

/** Throws one readable error that lists every missing or malformed setting. */
export function checkEnvironment(env: Env): void {
  if (checkedEnvironments.has(env)) return;
  const result = environmentSchema.safeParse(env);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not complete:\n${lines.join("\n")}`);
  }
  checkedEnvironments.add(env);
}

/** Creates from the bindings what requests, queues and the plan room use. */
export function createAppContext(
  env: Env & { readonly BILLING_WEBHOOK_SECRET?: string; readonly SUPPORT_CHAT_SECRET?: string },
  waitUntil: (work: Promise<unknown>) => void,
): AppContext {
  checkEnvironment(env);
  const db = openDatabase(env.DB);
  return {
    db,
    ports: createPorts(env),
    appTitle: env.APP_TITLE,
    origin: env.APP_ORIGIN,
    development: env.APP_ENVIRONMENT === "development",
    billingPortalUrl: env.BILLING_PORTAL_URL,
    billingSecret: env.BILLING_WEBHOOK_SECRET ?? "",
    supportAddress: env.SUPPORT_ADDRESS,
    mapStyleUrl: env.MAP_STYLE_URL,
    usage: parseUsageTarget(env.USAGE_HOST, env.USAGE_TOKEN),
    operators: env.OPERATOR_EMAILS.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    supportChat: parseSupportChat(env.SUPPORT_CHAT, env.SUPPORT_CHAT_SECRET ?? "", env.SUPPORT_CHAT_LOADER),
    waitUntil,
  };
}
