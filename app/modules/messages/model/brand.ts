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
}
