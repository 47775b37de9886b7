import type { z } from "zod";
import { automationResponses } from "#app/modules/automation/http/automation.responses.ts";
import { accountingResponses } from "#app/modules/collections/http/accounting.responses.ts";
import { driveResponses } from "#app/modules/driver/http/drive.responses.ts";
import { fleetResponses } from "#app/modules/fleet/http/fleet.responses.ts";
import { stockResponses } from "#app/modules/inventory/http/stock.responses.ts";
import { billingResponses } from "#app/modules/invoicing/http/billing.responses.ts";
import { orderResponses } from "#app/modules/orders/http/orders.responses.ts";
import { recurringResponses } from "#app/modules/orders/http/recurring.responses.ts";
import { agentBillingResponses } from "#app/modules/payouts/http/agent-billing.responses.ts";
import { planResponses } from "#app/modules/plans/http/plans.responses.ts";
import { accountResponses } from "#app/modules/settings/http/account.responses.ts";
import { settingsResponses } from "#app/modules/settings/http/settings.responses.ts";
import { shipmentResponses } from "#app/modules/shipments/http/shipments.responses.ts";
import { integrationResponses } from "#app/modules/shops/http/integrations.responses.ts";
import { visitorResponses } from "#app/modules/tracking/http/visitors.responses.ts";
import { fileAnswers } from "./files.answers.ts";

/** What stands under `data` of a call's success, by `METHOD path`; every call has one, and the tests hold every answer against it. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  ...orderResponses,
  ...shipmentResponses,
  ...planResponses,
  ...automationResponses,
  ...recurringResponses,
  ...fleetResponses,
  ...driveResponses,
  ...accountResponses,
  ...accountingResponses,
  ...agentBillingResponses,
  ...billingResponses,
  ...integrationResponses,
  ...settingsResponses,
  ...stockResponses,
  ...fileAnswers,
  ...visitorResponses,
};
