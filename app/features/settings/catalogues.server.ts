import { agentCatalogue } from "./agents.server.ts";
import { equipmentCatalogue } from "./equipment.server.ts";
import { locationCatalogue } from "./locations.server.ts";
import { merchantCatalogue } from "./merchants.server.ts";
import { packageCatalogue } from "./packages.server.ts";
import { labelDesignCatalogue } from "./shipping-labels.server.ts";
import { shippingMethodCatalogue } from "./shipping-methods.server.ts";
import { teamCatalogue } from "./teams.server.ts";
import { vehicleCatalogue } from "./vehicles.server.ts";
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
} as const;
