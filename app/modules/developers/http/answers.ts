import type { z } from "zod";
import { automationResponses } from "#app/modules/automation/http/automation.answers.ts";
import { accountingResponses } from "#app/modules/collections/http/accounting.answers.ts";
import { driveResponses } from "#app/modules/driver/http/drive.answers.ts";
import { fleetResponses } from "#app/modules/fleet/http/fleet.answers.ts";
import { stockResponses } from "#app/modules/inventory/http/stock.answers.ts";
import { billingResponses } from "#app/modules/invoicing/http/billing.answers.ts";
import { orderResponses } from "#app/modules/orders/http/orders.answers.ts";
import { recurringResponses } from "#app/modules/orders/http/recurring.answers.ts";
import { agentBillingResponses } from "#app/modules/payouts/http/agent-billing.answers.ts";
import { planResponses } from "#app/modules/plans/http/plans.answers.ts";
import { accountResponses } from "#app/modules/settings/http/account.answers.ts";
import { settingsResponses } from "#app/modules/settings/http/settings.answers.ts";
import { shipmentResponses } from "#app/modules/shipments/http/shipments.answers.ts";
import { integrationResponses } from "#app/modules/shops/http/integrations.answers.ts";
import { visitorResponses } from "#app/modules/tracking/http/visitors.answers.ts";
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
