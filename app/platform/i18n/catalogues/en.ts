import { account } from "./account.ts";
import { accounting } from "./accounting.ts";
import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { bank } from "./bank.ts";
import { billing } from "./billing.ts";
import { bulk } from "./bulk.ts";
import { common } from "./common.ts";
import { customers } from "./customers.ts";
import { developers } from "./developers.ts";
import { drive } from "./drive.ts";
import { errors } from "./errors.ts";
import { fleet } from "./fleet.ts";
import { home } from "./home.ts";
import { imports } from "./imports.ts";
import { inbox } from "./inbox.ts";
import { labels } from "./labels.ts";
import { live } from "./live.ts";
import { mail } from "./mail.ts";
import { map } from "./map.ts";
import { members } from "./members.ts";
import { orders } from "./orders.ts";
import { payouts } from "./payouts.ts";
import { picklists } from "./picklists.ts";
import { plans } from "./plans.ts";
import { profile } from "./profile.ts";
import { recurring } from "./recurring.ts";
import { routes } from "./routes.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";
import { shipments } from "./shipments.ts";
import { shops } from "./shops.ts";
import { stock } from "./stock.ts";
import { subscription } from "./subscription.ts";
import { tracking } from "./tracking.ts";
import { validation } from "./validation.ts";
import { zones } from "./zones.ts";

/** Every area's catalogue, as i18next namespaces. */
export const en = {
  common,
  auth,
  bank,
  billing,
  bulk,
  customers,
  drive,
  errors,
  fleet,
  home,
  developers,
  inbox,
  mail,
  members,
  map,
  orders,
  imports,
  shipments,
  picklists,
  plans,
  profile,
  routes,
  recurring,
  rules,
  tracking,
  validation,
  live,
  shops,
  stock,
  settings,
  labels,
  account,
  accounting,
  payouts,
  subscription,
  zones,
  audit,
};
