/** Channels of alerts. */
export const alertChannels = ["inbox", "mail", "push", "text", "slack", "teams"] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** Recipients of a rule; of these, only those who may see the event. */
export const alertAudiences = ["everybody", "owner", "roles", "members"] as const;
export type AlertAudience = (typeof alertAudiences)[number];

/** How often: one message for each round of events, or for all of an hour or a day (at 07:00). */
export const alertDigests = ["at_once", "hourly", "daily"] as const;
export type AlertDigest = (typeof alertDigests)[number];
