import { alerts } from "#app/modules/alerts/i18n/alerts.en.ts";
import { analytics } from "#app/modules/analytics/i18n/analytics.en.ts";
import { embeds } from "#app/modules/analytics/i18n/embeds.en.ts";
import { apps } from "#app/modules/apps/i18n/apps.en.ts";
import { rules } from "#app/modules/automation/i18n/rules.en.ts";
import { closing } from "#app/modules/closing/i18n/closing.en.ts";
import { custom_fields } from "#app/modules/custom-fields/i18n/custom-fields.en.ts";
import { customers } from "#app/modules/customers/i18n/customers.en.ts";
import { deposits } from "#app/modules/deposits/i18n/deposits.en.ts";
import { developers } from "#app/modules/developers/i18n/developers.en.ts";
import { requests } from "#app/modules/developers/i18n/requests.en.ts";
import { drive } from "#app/modules/driver/i18n/drive.en.ts";
import { agents } from "#app/modules/fleet/i18n/agents.en.ts";
import { equipment } from "#app/modules/fleet/i18n/equipment.en.ts";
import { fleet } from "#app/modules/fleet/i18n/fleet.en.ts";
import { teams } from "#app/modules/fleet/i18n/teams.en.ts";
import { vehicles } from "#app/modules/fleet/i18n/vehicles.en.ts";
import { home } from "#app/modules/home/i18n/home.en.ts";
import { inbox } from "#app/modules/home/i18n/inbox.en.ts";
import { access_tokens } from "#app/modules/identity/i18n/access-tokens.en.ts";
import { auth } from "#app/modules/identity/i18n/auth.en.ts";
import { members } from "#app/modules/identity/i18n/members.en.ts";
import { profile } from "#app/modules/identity/i18n/profile.en.ts";
import { roles } from "#app/modules/identity/i18n/roles.en.ts";
import { imports } from "#app/modules/imports/i18n/imports.en.ts";
import { picklists } from "#app/modules/inventory/i18n/picklists.en.ts";
import { stock } from "#app/modules/inventory/i18n/stock.en.ts";
import { bank } from "#app/modules/invoicing/i18n/bank.en.ts";
import { bank_rules } from "#app/modules/invoicing/i18n/bank-rules.en.ts";
import { billing } from "#app/modules/invoicing/i18n/billing.en.ts";
import { sending } from "#app/modules/invoicing/i18n/sending.en.ts";
import { shipping_labels } from "#app/modules/labels/i18n/shipping-labels.en.ts";
import { accounting } from "#app/modules/ledger/i18n/accounting.en.ts";
import { runs } from "#app/modules/ledger/i18n/runs.en.ts";
import { views } from "#app/modules/lists/i18n/views.en.ts";
import { message_texts } from "#app/modules/messages/i18n/message-texts.en.ts";
import { messages } from "#app/modules/messages/i18n/messages.en.ts";
import { bulk } from "#app/modules/orders/i18n/bulk.en.ts";
import { live } from "#app/modules/orders/i18n/live.en.ts";
import { orders } from "#app/modules/orders/i18n/orders.en.ts";
import { packages } from "#app/modules/orders/i18n/packages.en.ts";
import { recurring } from "#app/modules/orders/i18n/recurring.en.ts";
import { validation } from "#app/modules/orders/i18n/validation.en.ts";
import { carriers } from "#app/modules/partners/i18n/carriers.en.ts";
import { merchants } from "#app/modules/partners/i18n/merchants.en.ts";
import { payouts } from "#app/modules/payouts/i18n/payouts.en.ts";
import { locations } from "#app/modules/places/i18n/locations.en.ts";
import { zones } from "#app/modules/places/i18n/zones.en.ts";
import { plans } from "#app/modules/plans/i18n/plans.en.ts";
import { routing } from "#app/modules/plans/i18n/routing.en.ts";
import { shipping_methods } from "#app/modules/pricing/i18n/shipping-methods.en.ts";
import { product_usage } from "#app/modules/product-usage/i18n/product-usage.en.ts";
import { reports } from "#app/modules/reports/i18n/reports.en.ts";
import { routes } from "#app/modules/routes/i18n/routes.en.ts";
import { sandbox } from "#app/modules/sandbox/i18n/sandbox.en.ts";
import { audit } from "#app/modules/settings/i18n/audit.en.ts";
import { failed_messages } from "#app/modules/settings/i18n/failed-messages.en.ts";
import { settings } from "#app/modules/settings/i18n/settings.en.ts";
import { subscription } from "#app/modules/settings/i18n/subscription.en.ts";
import { shipments } from "#app/modules/shipments/i18n/shipments.en.ts";
import { shops } from "#app/modules/shops/i18n/shops.en.ts";
import { checkout_keys } from "#app/modules/slots/i18n/checkout-keys.en.ts";
import { tracking } from "#app/modules/tracking/i18n/tracking.en.ts";
import { webhooks } from "#app/modules/webhooks/i18n/webhooks.en.ts";
import { account } from "#app/modules/workspace/i18n/account.en.ts";
import { billing_details } from "#app/modules/workspace/i18n/billing-details.en.ts";
import { common } from "../words/common.en.ts";
import { errors } from "../words/errors.en.ts";
import { mail } from "../words/mail.en.ts";
import { map } from "../words/map.en.ts";
import { query } from "../words/query.en.ts";

/** Every area's catalogue, as i18next namespaces. */
export const en = {
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
