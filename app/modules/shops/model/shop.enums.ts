/** Shop platforms that orders are imported from. */
export const shopPlatforms = ["shopify", "woocommerce"] as const;
export type ShopPlatform = (typeof shopPlatforms)[number];

/** States of an integration: paused by a person; inactive until somebody signs in, or after the shop refused access. */
export const shopStates = ["active", "paused", "inactive"] as const;
export type ShopState = (typeof shopStates)[number];

/** How we sign in at a shop. `token` is what shops gave out before 2026, `keys` are WooCommerce's. */
export const shopSignIns = ["oauth", "client_credentials", "token", "keys"] as const;
export type ShopSignIn = (typeof shopSignIns)[number];

/** What is answered to an edit that came after dispatch: it is taken over, or stays the shop's alone. */
export const shopAnswers = ["apply", "leave"] as const;
export type ShopAnswer = (typeof shopAnswers)[number];

/** Why an integration is inactive. */
export const shopStopReasons = ["waiting", "unauthorised", "uninstalled"] as const;
export type ShopStopReason = (typeof shopStopReasons)[number];

/** What comes in at the beginning. */
export const firstLoads = ["open", "new"] as const;
