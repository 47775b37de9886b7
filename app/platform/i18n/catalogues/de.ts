import { alerts } from "#app/modules/alerts/i18n/alerts.de.ts";
import { analytics } from "#app/modules/analytics/i18n/analytics.de.ts";
import { embeds } from "#app/modules/analytics/i18n/embeds.de.ts";
import { apps } from "#app/modules/apps/i18n/apps.de.ts";
import { rules } from "#app/modules/automation/i18n/rules.de.ts";
import { closing } from "#app/modules/closing/i18n/closing.de.ts";
import { custom_fields } from "#app/modules/custom-fields/i18n/custom-fields.de.ts";
import { customers } from "#app/modules/customers/i18n/customers.de.ts";
import { deposits } from "#app/modules/deposits/i18n/deposits.de.ts";
import { developers } from "#app/modules/developers/i18n/developers.de.ts";
import { requests } from "#app/modules/developers/i18n/requests.de.ts";
import { drive } from "#app/modules/driver/i18n/drive.de.ts";
import { agents } from "#app/modules/fleet/i18n/agents.de.ts";
import { equipment } from "#app/modules/fleet/i18n/equipment.de.ts";
import { fleet } from "#app/modules/fleet/i18n/fleet.de.ts";
import { teams } from "#app/modules/fleet/i18n/teams.de.ts";
import { vehicles } from "#app/modules/fleet/i18n/vehicles.de.ts";
import { home } from "#app/modules/home/i18n/home.de.ts";
import { inbox } from "#app/modules/home/i18n/inbox.de.ts";
import { access_tokens } from "#app/modules/identity/i18n/access-tokens.de.ts";
import { auth } from "#app/modules/identity/i18n/auth.de.ts";
import { members } from "#app/modules/identity/i18n/members.de.ts";
import { profile } from "#app/modules/identity/i18n/profile.de.ts";
import { roles } from "#app/modules/identity/i18n/roles.de.ts";
import { imports } from "#app/modules/imports/i18n/imports.de.ts";
import { picklists } from "#app/modules/inventory/i18n/picklists.de.ts";
import { stock } from "#app/modules/inventory/i18n/stock.de.ts";
import { bank } from "#app/modules/invoicing/i18n/bank.de.ts";
import { bank_rules } from "#app/modules/invoicing/i18n/bank-rules.de.ts";
import { billing } from "#app/modules/invoicing/i18n/billing.de.ts";
import { sending } from "#app/modules/invoicing/i18n/sending.de.ts";
import { shipping_labels } from "#app/modules/labels/i18n/shipping-labels.de.ts";
import { accounting } from "#app/modules/ledger/i18n/accounting.de.ts";
import { runs } from "#app/modules/ledger/i18n/runs.de.ts";
import { views } from "#app/modules/lists/i18n/views.de.ts";
import { message_texts } from "#app/modules/messages/i18n/message-texts.de.ts";
import { messages } from "#app/modules/messages/i18n/messages.de.ts";
import { bulk } from "#app/modules/orders/i18n/bulk.de.ts";
import { live } from "#app/modules/orders/i18n/live.de.ts";
import { orders } from "#app/modules/orders/i18n/orders.de.ts";
import { packages } from "#app/modules/orders/i18n/packages.de.ts";
import { recurring } from "#app/modules/orders/i18n/recurring.de.ts";
import { validation } from "#app/modules/orders/i18n/validation.de.ts";
import { carriers } from "#app/modules/partners/i18n/carriers.de.ts";
import { merchants } from "#app/modules/partners/i18n/merchants.de.ts";
import { payouts } from "#app/modules/payouts/i18n/payouts.de.ts";
import { locations } from "#app/modules/places/i18n/locations.de.ts";
import { zones } from "#app/modules/places/i18n/zones.de.ts";
import { plans } from "#app/modules/plans/i18n/plans.de.ts";
import { routing } from "#app/modules/plans/i18n/routing.de.ts";
import { shipping_methods } from "#app/modules/pricing/i18n/shipping-methods.de.ts";
import { product_usage } from "#app/modules/product-usage/i18n/product-usage.de.ts";
import { reports } from "#app/modules/reports/i18n/reports.de.ts";
import { routes } from "#app/modules/routes/i18n/routes.de.ts";
import { sandbox } from "#app/modules/sandbox/i18n/sandbox.de.ts";
import { audit } from "#app/modules/settings/i18n/audit.de.ts";
import { failed_messages } from "#app/modules/settings/i18n/failed-messages.de.ts";
import { settings } from "#app/modules/settings/i18n/settings.de.ts";
import { subscription } from "#app/modules/settings/i18n/subscription.de.ts";
import { shipments } from "#app/modules/shipments/i18n/shipments.de.ts";
import { shops } from "#app/modules/shops/i18n/shops.de.ts";
import { checkout_keys } from "#app/modules/slots/i18n/checkout-keys.de.ts";
import { tracking } from "#app/modules/tracking/i18n/tracking.de.ts";
import { webhooks } from "#app/modules/webhooks/i18n/webhooks.de.ts";
import { account } from "#app/modules/workspace/i18n/account.de.ts";
import { billing_details } from "#app/modules/workspace/i18n/billing-details.de.ts";
import { common } from "../words/common.de.ts";
import { errors } from "../words/errors.de.ts";
import { mail } from "../words/mail.de.ts";
import { map } from "../words/map.de.ts";
import { query } from "../words/query.de.ts";

/** Every area's catalogue, as i18next namespaces. */
export const de = {
  common,
  analytics,
  reports,
  auth,
  bank,
  bank_rules,
  billing,
  bulk,
  closing,
  apps,
  custom_fields,
  customers,
  drive,
  errors,
  fleet,
  home,
  deposits,
  developers,
  requests,
  inbox,
  mail,
  members,
  map,
  query,
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
  agents,
  vehicles,
  teams,
  embeds,
  checkout_keys,
  equipment,
  webhooks,
  alerts,
  product_usage,
  sandbox,
  roles,
  access_tokens,
  routing,
  packages,
  locations,
  failed_messages,
  message_texts,
  messages,
  billing_details,
  merchants,
  carriers,
  shipping_methods,
  shipping_labels,
  account,
  accounting,
  payouts,
  runs,
  sending,
  subscription,
  zones,
  audit,
  views,
};
