import type { CustomerStatus } from "#app/modules/orders/model/order.enums.ts";

/** How a customer is notified. Push is left out: customers register no device. */
export const messageChannels = ["email", "sms", "whatsapp"] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Whether an event is notified on a channel: always, or only while no other channel has arrived. */
export const channelModes = ["off", "on", "fallback"] as const;
export type ChannelMode = (typeof channelModes)[number];

/** What becomes of a text that falls into quiet hours. */
export const nightModes = ["waits", "sends"] as const;
export type NightMode = (typeof nightModes)[number];

/** Fields of an order that a text may contain. */
export const messageChips = [
  "shop",
  "carrier",
  "name",
  "order",
  "driver",
  "day",
  "window",
  "stops",
  "city",
  "parcels",
  "to_pay",
  "door_code",
  "link",
] as const;
export type MessageChip = (typeof messageChips)[number];

/** What causes an event: a topic of the outbox, or a sweep that looks at routes. */
type MessageCause = "order.created" | "order.status_changed" | "order.updated" | "sweep";

interface MessageEventRow {
  key: string;
  cause: MessageCause;
  /** The status the customer sees that causes it; a merchant's `tracking_events` names these. */
  status?: CustomerStatus;
  /** Defaults of an account that changed nothing. */
  email: ChannelMode;
  night: NightMode;
  /** Statuses that make it untrue: a message that still waits is then not sent. */
  overtakenBy: readonly CustomerStatus[];
  /** Said once in an order's life, whatever is repeated. */
  once?: true;
  /** Its text is an advertisement where the law says so: off by default, with a way to stop it. */
  advertises?: true;
}

const over = ["delivered", "cancelled", "closed", "pending_return", "return_in_progress", "returned"] as const;
const begun = ["out_for_delivery", "delivery_attempted", ...over] as const;

/**
 * Everything that customers are notified. Code, tests, the settings screen and the documents walk this table. Rows of a
 * status are named like it, except where the drawing has a plainer word.
 */
export const messageEvents = [
  { key: "received", cause: "order.created", email: "off", night: "waits", overtakenBy: ["cancelled"], once: true },
  { key: "ready", cause: "order.status_changed", email: "off", night: "waits", overtakenBy: begun },
  { key: "window_announced", cause: "sweep", email: "on", night: "waits", overtakenBy: begun },
  {
    key: "out_for_delivery",
    cause: "order.status_changed",
    status: "out_for_delivery",
    email: "on",
    night: "sends",
    overtakenBy: over,
  },
  { key: "arriving", cause: "sweep", email: "off", night: "sends", overtakenBy: ["delivery_attempted", ...over] },
  { key: "window_changed", cause: "sweep", email: "on", night: "sends", overtakenBy: ["delivery_attempted", ...over] },
  {
    key: "delivered",
    cause: "order.status_changed",
    status: "delivered",
    email: "on",
    night: "waits",
    overtakenBy: ["returned"],
  },
  {
    key: "delivery_attempted",
    cause: "order.status_changed",
    status: "delivery_attempted",
    email: "on",
    night: "sends",
    overtakenBy: over,
  },
  { key: "rescheduled", cause: "order.updated", email: "on", night: "waits", overtakenBy: over },
  {
    key: "cancelled",
    cause: "order.status_changed",
    status: "cancelled",
    email: "off",
    night: "waits",
    overtakenBy: [],
  },
  {
    key: "pending_return",
    cause: "order.status_changed",
    status: "pending_return",
    email: "off",
    night: "waits",
    overtakenBy: ["returned"],
  },
  {
    key: "feedback_asked",
    cause: "order.status_changed",
    email: "off",
    night: "waits",
    overtakenBy: ["pending_return", "return_in_progress", "returned", "cancelled"],
    once: true,
    advertises: true,
  },
  {
    key: "processing",
    cause: "order.status_changed",
    status: "processing",
    email: "off",
    night: "waits",
    overtakenBy: begun,
  },
  {
    key: "shipped",
    cause: "order.status_changed",
    status: "shipped",
    email: "off",
    night: "waits",
    overtakenBy: begun,
  },
  {
    key: "in_transit",
    cause: "order.status_changed",
    status: "in_transit",
    email: "off",
    night: "waits",
    overtakenBy: begun,
  },
  {
    key: "return_in_progress",
    cause: "order.status_changed",
    status: "return_in_progress",
    email: "off",
    night: "waits",
    overtakenBy: ["returned"],
  },
  {
    key: "returned",
    cause: "order.status_changed",
    status: "returned",
    email: "off",
    night: "waits",
    overtakenBy: [],
  },
  { key: "closed", cause: "order.status_changed", status: "closed", email: "off", night: "waits", overtakenBy: [] },
] as const satisfies readonly MessageEventRow[];

export type MessageEvent = (typeof messageEvents)[number]["key"];
export const messageEventKeys = messageEvents.map(({ key }) => key);

/** The row of an event. */
export function getMessageEvent(key: MessageEvent): MessageEventRow & { key: MessageEvent } {
  const row = messageEvents.find((each) => each.key === key);
  if (!row) throw new Error(`no event ${key}`);
  return row;
}

/** Where a message is: `waiting` has its due time, `handed` is with the outbox or the provider. */
export const messageStates = ["waiting", "handed", "delivered", "failed", "skipped"] as const;
export type MessageState = (typeof messageStates)[number];

/** Why a message waits, was left out or failed. */
export const messageReasons = [
  "night",
  "later",
  "fallback",
  "limit",
  "retry",
  "suppressed",
  "no_contact",
  "overtaken",
  "arrived_elsewhere",
  "channel_off",
  "feedback_given",
  "refused",
  "unreachable",
  "bounced",
  "provider_down",
] as const;
export type MessageReason = (typeof messageReasons)[number];

/** Why a contact is not written to. */
export const suppressionReasons = ["stop", "bounce", "complaint", "opt_out"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];
