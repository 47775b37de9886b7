import { auth } from "./auth.ts";
import { common } from "./common.ts";
import { errors } from "./errors.ts";
import { imports } from "./imports.ts";
import { inbox } from "./inbox.ts";
import { labels } from "./labels.ts";
import { mail } from "./mail.ts";
import { map } from "./map.ts";
import { orders } from "./orders.ts";
import { plans } from "./plans.ts";
import { routes } from "./routes.ts";
import { settings } from "./settings.ts";
import { shipments } from "./shipments.ts";
import { tracking } from "./tracking.ts";

/** Every area's catalogue, as i18next namespaces. */
export const en = {
  common,
  auth,
  errors,
  inbox,
  mail,
  map,
  orders,
  imports,
  shipments,
  plans,
  routes,
  tracking,
  settings,
  labels,
};
