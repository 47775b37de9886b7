import { z } from "zod";
import { instant } from "#app/platform/http/wire-shapes.ts";
import {
  channelModes,
  messageChannels,
  messageEventKeys,
  messageReasons,
  messageStates,
  nightModes,
  suppressionReasons,
} from "../model/message.enums.ts";
import { messageSendingSchema } from "../model/message-sending.ts";
import { eventRuleSchema } from "../model/message-settings.ts";
import { loggedStates } from "../model/order-message.ts";
import { templateTextsSchema } from "../model/template.ts";

/** A message to an order's customer. */
export const orderMessageSchema = z.strictObject({
  id: z.uuid(),
  event: z.enum(messageEventKeys),
  channel: z.enum(messageChannels),
  copy: z.int().describe("0 for the first, then one for each time somebody sent it again"),
  state: z.enum(loggedStates),
  reason: z.enum(messageReasons).nullable().describe("Why it waits, was left out or failed"),
  error: z.string().nullable(),
  recipient: z.string().nullable(),
  language: z.enum(["de", "en"]),
  subject: z.string(),
  text: z.string(),
  is_fallback: z.boolean().describe("Only where nothing else arrived"),
  template_version: z.int().nullable().describe("Null for the standard text"),
  resent_by: z.string().nullable(),
  created_at: instant,
  due_at: instant.nullable(),
  sent_at: instant.nullable(),
  delivered_at: instant.nullable(),
  refusal: z
    .enum(["message_waits", "message_overtaken", "message_resent"])
    .nullable()
    .describe("Why it is not sent again; null where it can be"),
});

const mode = z.enum(channelModes);
const offered = z.enum(["provider", "outbox", "off"]);

/** What customers are notified of. */
export const messageSettingsOutput = z.strictObject({
  merchant: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  version: z.int(),
  sending: z.strictObject(messageSendingSchema.shape).describe("What is decided here"),
  effective: z
    .strictObject({
      quiet: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
      announce_time: z.string().describe("Local time"),
      feedback_time: z.string().describe("Local time"),
      arriving_stops: z.int(),
      arriving_minutes: z.int(),
      language: z.enum(["auto", "de", "en"]),
      color: z.string(),
      reply_to: z.string().optional(),
      sms_sender: z.string().optional(),
      help_text: z.string().optional(),
      help_phone: z.string().optional().describe("E.164"),
      help_email: z.string().optional(),
      frame_sites: z.array(z.string()).describe("Sites that may show the tracking page in a frame"),
    })
    .describe("What counts"),
  host: z
    .strictObject({
      host: z.string(),
      record: z.strictObject({ name: z.string(), text: z.string() }).describe("The TXT record that proves the name"),
      verified_at: instant.nullable(),
      version: z.int(),
    })
    .nullable()
    .describe("Host name of the tracking pages"),
  rules: z.array(
    z.strictObject({
      event: z.enum(messageEventKeys),
      email: mode,
      sms: mode,
      whatsapp: mode,
      night: z.enum(nightModes),
      own: eventRuleSchema.nullable().describe("What is decided here"),
    }),
  ),
  offered: z.strictObject({ sms: offered, whatsapp: offered }),
  counts: z.array(
    z.strictObject({
      event: z.enum(messageEventKeys),
      channel: z.enum(messageChannels),
      state: z.enum(messageStates),
      count: z.int(),
    }),
  ),
  waiting: z.int(),
});

/** A contact that is not written to. */
export const suppressionOutput = z.strictObject({
  channel: z.enum(messageChannels),
  hash: z.string(),
  hint: z.string(),
  reason: z.enum(suppressionReasons),
  at: instant,
});

/** The texts of an event with their versions. */
export const templateOutput = z.strictObject({
  event: z.enum(messageEventKeys),
  merchant: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  version: z.int().describe("The newest; 0 without one"),
  in_use: z.int().nullable(),
  texts: templateTextsSchema,
  standard: templateTextsSchema,
  versions: z.array(
    z.strictObject({
      version: z.int(),
      texts: templateTextsSchema.nullable().describe("Null for the standard texts"),
      created_by: z.string().nullable(),
      created_at: instant,
      used_since: instant.nullable().describe("Null for a draft"),
    }),
  ),
});

/** Texts as a channel carries them. */
export const previewOutput = z.strictObject({
  language: z.enum(["de", "en"]),
  channel: z.enum(messageChannels),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  size: z.strictObject({ encoding: z.enum(["GSM-7", "UCS-2"]), units: z.int(), segments: z.int() }).nullable(),
});
