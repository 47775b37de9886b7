const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may be tried, and what follows. */
export interface RateLimitRule {
  limit: number;
  /** Tries count together for so long. */
  windowMs: number;
  /** The window begins with the first try, or anew with each one ("in a row"). */
  windowFrom: "first" | "last";
  /** The last try that was allowed shuts the door for so long; without it, until the window ends. */
  lockMs?: number;
}

/**
 * What is counted where somebody without a session tries something, exactly and in the database. A door is shut for the
 * one who tried: a network (an IPv4 address, a /64 of IPv6), a device, a network at one order. The two that count
 * whoever comes bound what many networks do together; who has a known device, or a link, has a door of his own.
 */
export const rateLimitRules = {
  /** Wrong passwords for one person, by devices that never signed in as that person. */
  sign_in_stranger: { limit: 10, windowMs: day, windowFrom: "last", lockMs: 15 * minute },
  /** Wrong passwords for one person by one known device. */
  sign_in_device: { limit: 10, windowMs: day, windowFrom: "last", lockMs: 15 * minute },
  /** Wrong passwords for one person with less than an hour between them: the owner hears of it once. */
  sign_in_burst: { limit: 1, windowMs: hour, windowFrom: "last" },
  /** Wrong answers (postal code, digits of the phone) of one network for one order. */
  order_answer: { limit: 5, windowMs: 15 * minute, windowFrom: "first", lockMs: 15 * minute },
  /** Wrong answers of one network for any orders. */
  network_answer: { limit: 15, windowMs: hour, windowFrom: "first" },
  /** Wrong answers for one order by anybody with its bare number; by anybody with its link. */
  everybody_answer: { limit: 40, windowMs: hour, windowFrom: "first" },
  /** Codes to one order's customer for one network. */
  order_code: { limit: 5, windowMs: hour, windowFrom: "first" },
  /** Codes to any customers for one network. */
  network_code: { limit: 10, windowMs: hour, windowFrom: "first" },
  /** Codes to one order's customer, whoever asked by its bare number; by its link. */
  everybody_code: { limit: 15, windowMs: hour, windowFrom: "first" },
  /** Wrong codes of one network for one order (domain-rules, "Tracking page": 5 tries, 15 minutes' lock). */
  order_try: { limit: 5, windowMs: 15 * minute, windowFrom: "first", lockMs: 15 * minute },
  /** Codes to drivers' phones for one network. */
  driver_code: { limit: 20, windowMs: hour, windowFrom: "first" },
  /** Wrong codes and links of one network for one driver's phone. */
  driver_try: { limit: 10, windowMs: 15 * minute, windowFrom: "first", lockMs: 15 * minute },
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof rateLimitRules;

/** A door and who stands before it. */
export interface RateLimit {
  name: RateLimitName;
  subject: string;
}
