import { getPublicLogoPath } from "#app/modules/workspace/model/logo.ts";

/** Where customers of an order find help. */
export interface HelpContact {
  /** A few sentences of the account or the merchant. */
  text: string | null;
  /** E.164. */
  phone: string | null;
  /** The phone as people write it. */
  phoneShown: string | null;
  email: string | null;
}

/** How an account or a merchant looks to the customers of an order. */
export interface Brand {
  /** `#rrggbb` */
  color: string;
  /** Path of the logo, for anybody; null without one. */
  logo: string | null;
  /** Null where nothing is said. */
  help: HelpContact | null;
  /** Origins of the sites that may show the tracking page in a frame. */
  frames: readonly string[];
}

/** Whose logos there are: the account's, a merchant's, and that of the workspace of its own with which it is connected. */
export interface SellerLogos {
  accountId: string;
  /** Version of the account's logo. */
  logo: string | null;
  merchantId: string | null;
  /** Version of the logo that the account gave the merchant. */
  merchantLogo: string | null;
  portalId: string | null;
  portalLogo: string | null;
}

/** Path of the seller's logo; the account's beside a merchant's name would be a false one. */
export function getSellerLogoPath(logos: SellerLogos): string | null {
  const { accountId, logo, merchantId, merchantLogo, portalId, portalLogo } = logos;
  if (merchantId === null) return logo && getPublicLogoPath(accountId, logo);
  if (merchantLogo) return getPublicLogoPath(accountId, merchantLogo);
  return portalId && portalLogo && getPublicLogoPath(portalId, portalLogo);
}
