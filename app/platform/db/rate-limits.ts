const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may be attempted, and how long it is locked after that. */
export interface RateLimitRule {
  limit: number;
  /** Attempts within this time count together. */
  windowMs: number;
  /** The window begins with the first attempt, or again with each one ("in a row"). */
  windowFrom: "first" | "last";
  /** The last allowed attempt locks for this long; without it, until the window ends. */
  lockMs?: number;
}

/**
 * Limits for attempts without a session, counted exactly, in the database. Each limit applies to its subject: a network
 * (an IPv4 address, a /64 of IPv6), a device, or a network at one order. The limits that count everyone bound what many
 * networks do together; known devices and order links have limits of their own.
 */
export const rateLimitRules = {
  /** Wrong passwords for one person by one network, from devices that never signed in as that person. */
  sign_in_network: { limit: 10, windowMs: day, windowFrom: "last", lockMs: 15 * minute },
  /** The same by all networks: beyond it nobody is refused, but the right password of such a device needs a code by mail too. */
  sign_in_stranger: { limit: 20, windowMs: day, windowFrom: "last" },
  /** Wrong passwords for one person by one known device. */
  sign_in_device: { limit: 10, windowMs: day, windowFrom: "last", lockMs: 15 * minute },
  /** Wrong passwords for one person with less than an hour between them: the owner is notified once. */
  sign_in_burst: { limit: 1, windowMs: hour, windowFrom: "last" },
  /** Wrong answers (postal code, digits of the phone) of one network for one order. */
  order_answer: { limit: 5, windowMs: 15 * minute, windowFrom: "first", lockMs: 15 * minute },
  /** Wrong answers of one network for any orders. */
  network_answer: { limit: 15, windowMs: hour, windowFrom: "first" },
  /** Wrong answers for one order by anyone with its number alone; by anyone with its link. */
  everybody_answer: { limit: 40, windowMs: hour, windowFrom: "first" },
  /** Codes to one order's customer for one network. */
  order_code: { limit: 5, windowMs: hour, windowFrom: "first" },
  /** Codes to any customers for one network. */
  network_code: { limit: 10, windowMs: hour, windowFrom: "first" },
  /** Codes sent to one order's customer, requested by number alone; by link. */
  everybody_code: { limit: 15, windowMs: hour, windowFrom: "first" },
  /** Wrong codes of one network for one order. */
  order_try: { limit: 5, windowMs: 15 * minute, windowFrom: "first", lockMs: 15 * minute },
  /** Codes to one e-mail address or phone, for one network or known device: nobody uses up another one's. */
  code_request: { limit: 5, windowMs: hour, windowFrom: "first" },
  /** Codes to drivers' phones for one network, or one phone that signed in before. */
  driver_code: { limit: 20, windowMs: hour, windowFrom: "first" },
  /** Wrong codes and links of one network for one driver's phone. */
  driver_try: { limit: 10, windowMs: 15 * minute, windowFrom: "first", lockMs: 15 * minute },
  /** Questions for slots of one network with one checkout key. */
  checkout_question: { limit: 120, windowMs: 10 * minute, windowFrom: "first" },
  /** Slots that checkouts hold for as long: of one network with one key, of a key on one day, of a key in all. */
  checkout_hold: { limit: 10, windowMs: 10 * minute, windowFrom: "first" },
  checkout_hold_day: { limit: 20, windowMs: 10 * minute, windowFrom: "first" },
  checkout_hold_key: { limit: 60, windowMs: 10 * minute, windowFrom: "first" },
  /** Wrong secrets, codes and refresh tokens of apps by one network. */
  app_try: { limit: 60, windowMs: 15 * minute, windowFrom: "first" },
  /** Apps that register themselves, by one network. */
  app_registration: { limit: 20, windowMs: hour, windowFrom: "first" },
  /** Documents of apps that we read for one person. */
  app_document: { limit: 30, windowMs: hour, windowFrom: "first" },
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof rateLimitRules;

/** A limit and the subject it is counted for. */
export interface RateLimit {
  name: RateLimitName;
  subject: string;
}
