import { alertRuleCatalogue } from "#app/modules/alerts/commands/alert-rule-catalogue.server.ts";
import { embedCatalogue } from "#app/modules/analytics/commands/embeds.server.ts";
import { appCatalogue } from "#app/modules/apps/commands/apps.server.ts";
import { automationRuleCatalogue } from "#app/modules/automation/commands/automation-rules.server.ts";
import { customFieldCatalogue } from "#app/modules/custom-fields/commands/custom-fields.server.ts";
import { agentCatalogue } from "#app/modules/fleet/commands/agents.server.ts";
import { equipmentCatalogue } from "#app/modules/fleet/commands/equipment.server.ts";
import { teamCatalogue } from "#app/modules/fleet/commands/teams.server.ts";
import { vehicleCatalogue } from "#app/modules/fleet/commands/vehicles.server.ts";
import { accessTokenCatalogue } from "#app/modules/identity/commands/access-tokens/access-tokens.server.ts";
import { roleCatalogue } from "#app/modules/identity/commands/roles.server.ts";
import { bankRuleCatalogue } from "#app/modules/invoicing/commands/bank/bank-rules.server.ts";
import { labelDesignCatalogue } from "#app/modules/labels/commands/shipping-labels.server.ts";
import { packageCatalogue } from "#app/modules/orders/commands/packages.server.ts";
import { merchantCatalogue } from "#app/modules/partners/commands/merchants.server.ts";
import { zoneCatalogue } from "#app/modules/places/commands/delivery-zones.server.ts";
import { locationCatalogue } from "#app/modules/places/commands/locations.server.ts";
import { shippingMethodCatalogue } from "#app/modules/pricing/commands/shipping-methods.server.ts";
import { checkoutKeyCatalogue } from "#app/modules/slots/commands/checkout-keys.server.ts";
import { webhookCatalogue } from "#app/modules/webhooks/commands/webhook-catalogue.server.ts";

/** The settings lists by their path segment: `/settings/{word}`, `/settings/{word}/export`, `/api/{word}`. */
export const catalogues = {
  agents: agentCatalogue,
  vehicles: vehicleCatalogue,
  teams: teamCatalogue,
  equipment: equipmentCatalogue,
  "custom-fields": customFieldCatalogue,
  locations: locationCatalogue,
  packages: packageCatalogue,
  "shipping-labels": labelDesignCatalogue,
  "shipping-methods": shippingMethodCatalogue,
  "delivery-zones": zoneCatalogue,
  merchants: merchantCatalogue,
  "access-tokens": accessTokenCatalogue,
  apps: appCatalogue,
  roles: roleCatalogue,
  webhooks: webhookCatalogue,
  alerts: alertRuleCatalogue,
  embeds: embedCatalogue,
  "checkout-keys": checkoutKeyCatalogue,
  "bank-rules": bankRuleCatalogue,
  "automation-rules": automationRuleCatalogue,
} as const;
