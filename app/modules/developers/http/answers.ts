import type { z } from "zod";
import { automationAnswers } from "#app/modules/automation/http/automation.answers.ts";
import { accountingAnswers } from "#app/modules/collections/http/accounting.answers.ts";
import { driveAnswers } from "#app/modules/driver/http/drive.answers.ts";
import { fleetAnswers } from "#app/modules/fleet/http/fleet.answers.ts";
import { stockAnswers } from "#app/modules/inventory/http/stock.answers.ts";
import { billingAnswers } from "#app/modules/invoicing/http/billing.answers.ts";
import { orderAnswers } from "#app/modules/orders/http/orders.answers.ts";
import { recurringAnswers } from "#app/modules/orders/http/recurring.answers.ts";
import { agentBillingAnswers } from "#app/modules/payouts/http/agent-billing.answers.ts";
import { planAnswers } from "#app/modules/plans/http/plans.answers.ts";
import { accountAnswers } from "#app/modules/settings/http/account.answers.ts";
import { settingsAnswers } from "#app/modules/settings/http/settings.answers.ts";
import { shipmentAnswers } from "#app/modules/shipments/http/shipments.answers.ts";
import { integrationAnswers } from "#app/modules/shops/http/integrations.answers.ts";
import { visitorAnswers } from "#app/modules/tracking/http/visitors.answers.ts";
import { fileAnswers } from "./files.answers.ts";

/** What stands under `data` of a call's success, by `METHOD path`; every call has one, and the tests hold every answer against it. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  ...orderAnswers,
  ...shipmentAnswers,
  ...planAnswers,
  ...automationAnswers,
  ...recurringAnswers,
  ...fleetAnswers,
  ...driveAnswers,
  ...accountAnswers,
  ...accountingAnswers,
  ...agentBillingAnswers,
  ...billingAnswers,
  ...integrationAnswers,
  ...settingsAnswers,
  ...stockAnswers,
  ...fileAnswers,
  ...visitorAnswers,
};
