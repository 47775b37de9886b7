import type { z } from "zod";
import { accountAnswers } from "./account.answers.ts";
import { accountingAnswers } from "./accounting.answers.ts";
import { agentBillingAnswers } from "./agent-billing.answers.ts";
import { automationAnswers } from "./automation.answers.ts";
import { billingAnswers } from "./billing.answers.ts";
import { driveAnswers } from "./drive.answers.ts";
import { fileAnswers } from "./files.answers.ts";
import { fleetAnswers } from "./fleet.answers.ts";
import { integrationAnswers } from "./integrations.answers.ts";
import { orderAnswers } from "./orders.answers.ts";
import { planAnswers } from "./plans.answers.ts";
import { recurringAnswers } from "./recurring.answers.ts";
import { settingsAnswers } from "./settings.answers.ts";
import { shipmentAnswers } from "./shipments.answers.ts";
import { stockAnswers } from "./stock.answers.ts";
import { visitorAnswers } from "./visitors.answers.ts";

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
