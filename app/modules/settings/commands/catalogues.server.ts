import { accessTokenCatalogue } from "./access-tokens/access-tokens.server.ts";
import { agentCatalogue } from "./agents/agents.server.ts";
import { alertRules } from "./alerts/alerts.server.ts";
import { automationRuleCatalogue } from "./automation/automation-rules.server.ts";
import { equipmentCatalogue } from "./equipment/equipment.server.ts";
import { labelDesignCatalogue } from "./labels/shipping-labels.server.ts";
import { locationCatalogue } from "./locations/locations.server.ts";
import { merchantCatalogue } from "./merchants/merchants.server.ts";
import { packageCatalogue } from "./packages/packages.server.ts";
import { shippingMethodCatalogue } from "./shipping-method/shipping-methods.server.ts";
import { teamCatalogue } from "./teams/teams.server.ts";
import { vehicleCatalogue } from "./vehicles/vehicles.server.ts";
import { webhookCatalogue } from "./webhooks/webhooks.server.ts";
import { zoneCatalogue } from "./zones/delivery-zones.server.ts";

/** The lists of the settings by their word in addresses: `/settings/{word}`, `/settings/{word}/export`, `/api/{word}`. */
export const catalogues = {
  agents: agentCatalogue,
  vehicles: vehicleCatalogue,
  teams: teamCatalogue,
  equipment: equipmentCatalogue,
  locations: locationCatalogue,
  packages: packageCatalogue,
  "shipping-labels": labelDesignCatalogue,
  "shipping-methods": shippingMethodCatalogue,
  "delivery-zones": zoneCatalogue,
  merchants: merchantCatalogue,
  "access-tokens": accessTokenCatalogue,
  webhooks: webhookCatalogue,
  alerts: alertRules,
  "automation-rules": automationRuleCatalogue,
} as const;
