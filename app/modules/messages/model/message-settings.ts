import { z } from "zod";
import type { CustomerStatus } from "#app/modules/orders/model/order.enums.ts";
import { getPublicLogoPath } from "#app/modules/workspace/model/logo.ts";
import { sitesSchema } from "#app/platform/http/site.ts";
import { textSchema, timeOfDaySchema } from "#app/platform/kernel/form-values.ts";
import {
  type ChannelMode,
  channelModes,
  getMessageEvent,
  type MessageChannel,
  type MessageEvent,
  messageChannels,
  messageEventKeys,
  type NightMode,
  nightModes,
} from "./message.enums.ts";
import type { QuietHours } from "./quiet-hours.ts";

/** Characters: two or three sentences. */
const HELP_LENGTH = 240;

const modeSchema = z.enum(channelModes).optional();

/** The rule of one event; what is left out is inherited. */
export const eventRuleSchema = z.object({
  email: modeSchema,
  sms: modeSchema,
  whatsapp: modeSchema,
  night: z.enum(nightModes).optional(),
});

const eventRulesSchema = z.partialRecord(z.enum(messageEventKeys), eventRuleSchema);

/** What an account decides about messages, or a merchant's part of it. What is left out is inherited. */
export const messageSettingsSchema = z.object({
  events: eventRulesSchema.default({}),
  /** At the customer's place; null for none. */
  quiet: z
    .strictObject({ from: timeOfDaySchema, to: timeOfDaySchema })
    .refine(({ from, to }) => from !== to, { path: ["to"], error: "window_impossible" })
    .nullable()
    .optional(),
  announce_time: timeOfDaySchema.optional(),
  feedback_time: timeOfDaySchema.optional(),
  arriving_stops: z.int().min(0).max(20).optional(),
  arriving_minutes: z.int().min(0).max(120).optional(),
  language: z.enum(["auto", "de", "en"]).optional().describe("`auto`: by the country of the customer"),
  reply_to: z.email().max(200).optional().describe("Where answers to e-mails go"),
  sms_sender: z
    .string()
    .regex(/^[A-Za-z0-9 ]{3,11}$|^\+\d{5,15}$/, { error: "sender_invalid" })
    .optional(),
  color: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: "color_invalid" })
    .optional()
    .describe("Of e-mails and of the tracking page, as #rrggbb; darkened or lightened where it is text"),
  help_text: textSchema(HELP_LENGTH).optional().describe("What customers should know who need help"),
  help_phone: textSchema(40).optional().describe("E.164; without a country code one of the account's countries"),
  help_email: z.email().max(200).optional().describe("Where customers write who need help"),
  /** Version of a merchant's own logo. */
  logo: z.uuid().optional(),
  frame_sites: sitesSchema
    .optional()
    .describe("Sites whose pages may show the tracking page in a frame; none unless named"),
});
export type MessageSettings = z.infer<typeof messageSettingsSchema>;

/** Settings with every gap filled. */
export type FullSettings = Required<Pick<MessageSettings, "announce_time" | "feedback_time" | "language" | "color">> &
  Pick<MessageSettings, "reply_to" | "sms_sender" | "help_text" | "help_phone" | "help_email"> & {
    frame_sites: readonly string[];
    quiet: QuietHours | null;
    arriving_stops: number;
    arriving_minutes: number;
  };

export const DEFAULT_SETTINGS: FullSettings = {
  quiet: { from: "21:00", to: "08:00" },
  announce_time: "18:30",
  feedback_time: "10:00",
  arriving_stops: 3,
  arriving_minutes: 20,
  language: "auto",
  color: "#0b5f68",
  frame_sites: [],
};

/** What is no setting with one value for all. */
const notMerged: ReadonlySet<string> = new Set(["events", "logo"]);

/** The settings that count for a merchant's orders: its own, else the account's, else the defaults. */
export function mergeSettings(account: MessageSettings | null, merchant: MessageSettings | null): FullSettings {
  const set = [account, merchant].flatMap((each) =>
    each
      ? [
          Object.fromEntries(
            Object.entries(each).filter(([name, value]) => !notMerged.has(name) && value !== undefined),
          ),
        ]
      : [],
  );
  return Object.assign({}, DEFAULT_SETTINGS, ...set);
}

/** How an event is notified: the mode of every channel, and what happens at night. */
export type EventRule = Readonly<Record<MessageChannel, ChannelMode>> & { night: NightMode };

/** The rules that an order's merchant and account decide together. */
export interface RuleSources {
  account: MessageSettings | null;
  merchant: MessageSettings | null;
  /** Statuses that the merchant has its customers notified; null for an order without a merchant. */
  trackingEvents: readonly string[] | null;
}

/**
 * The rule of an event. A merchant's own rule stands before the account's. Events of a status follow the merchant's
 * `tracking_events`: left out there nobody is notified, and a chosen one is notified by e-mail where no channel says more.
 */
export function getEventRule(key: MessageEvent, { account, merchant, trackingEvents }: RuleSources): EventRule {
  const event = getMessageEvent(key);
  const [own, general] = [merchant?.events[key] ?? {}, account?.events[key] ?? {}];
  const night = own.night ?? general.night ?? event.night;
  const modes = Object.fromEntries(
    messageChannels.map((channel) => {
      const standard: ChannelMode = channel === "email" ? event.email : "off";
      return [channel, own[channel] ?? general[channel] ?? standard];
    }),
  ) as Record<MessageChannel, ChannelMode>;
  if (!event.status || trackingEvents === null) return { ...modes, night };
  if (!trackingEvents.includes(event.status)) return { email: "off", sms: "off", whatsapp: "off", night };
  const isSilent = messageChannels.every((channel) => modes[channel] === "off");
  return { ...modes, ...(isSilent && own.email === undefined ? { email: "on" as const } : {}), night };
}

/** Whether a status makes a waiting message untrue. */
export function isOvertaken(key: MessageEvent, status: CustomerStatus): boolean {
  return getMessageEvent(key).overtakenBy.includes(status);
}

/** Path of the logo that an account gave a merchant, for anybody; null without one. */
export const getMerchantLogoPath = (accountId: string, { logo }: MessageSettings): string | null =>
  logo ? getPublicLogoPath(accountId, logo) : null;
