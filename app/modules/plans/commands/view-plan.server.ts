import { readAgentCash } from "#app/modules/collections/db/holding-list.reads.server.ts";
import { readPlanChoices } from "#app/modules/fleet/db/plan-choices.reads.server.ts";
import {
  readNewestChildVersion,
  readPlanDocument,
  readPlanHours,
  readVersions,
} from "#app/modules/planning/db/plan.reads.server.ts";
import { type PlanRecord, readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { readPlanRequests } from "#app/modules/planning/db/request.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { planActionsByStatus } from "#app/modules/planning/model/plan.states.ts";
import { reconcileDocument } from "#app/modules/planning/model/plan-assignment.ts";
import { offerEfforts } from "#app/modules/planning/model/plan-effort.ts";
import { explainUnassigned } from "#app/modules/planning/model/plan-explain.ts";
import { withoutPay } from "#app/modules/planning/model/plan-prices.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { PlanVersionEntry, PlanView } from "#app/modules/planning/model/plan-view.ts";
import { can } from "#app/platform/access/can.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readSearchSpeeds } from "../db/search-speeds.server.ts";
import { toPlanFacts } from "./plan-facts.server.ts";

/** Number of versions that a screen shows. */
export const MAX_VERSIONS_SHOWN = 100;
/** Unassigned shipments that are explained with the plan; the browser explains the others. */
const INITIAL_EXPLANATIONS = 12;

export type PlanPageParams = { params: Readonly<Record<string, string | undefined>> };

/** Everything the plan screen needs (plan-view.ts). */
export async function readPlan(scope: Scope, { params }: PlanPageParams): Promise<Result<PlanView>> {
  const id = params.planId ?? "";
  const [found, versions, speeds, cash] = await Promise.all([
    isUuid(id) ? readPlanInputs(scope, id) : null,
    readVersions(scope, id, MAX_VERSIONS_SHOWN),
    readSearchSpeeds(scope),
    readAgentCash(scope),
  ]);
  if (!found) return fail("not_found");
  const { plan } = found;
  const seesPay = canSeePay(scope);
  const inputs = seesPay ? found.inputs : withoutPay(found.inputs);
  const [available, hours, requests, read, child] = await Promise.all([
    readPlanChoices(scope, plan.startAt.slice(0, 10)),
    readPlanHours(scope, plan.startAt.slice(0, 10)),
    readPlanRequests(scope, id),
    readPlanDocument(scope, id, plan.currentVersion),
    readNewestChildVersion(scope, id, plan.currentVersion),
  ]);
  const document = read && reconcileDocument(read, inputs);
  const canExecute = can(scope.account, "plans.execute");
  const changeable = plan.status === planStatuses.code.ready;
  return ok({
    plan: toPlanFacts(scope, plan, inputs),
    actions: planActionsByStatus[plan.status].filter((action) => canExecute || action === "edit"),
    canUndo: changeable && getParentVersion(versions, plan) > 0,
    canRedo: changeable && child !== null && plan.currentVersion > 0,
    versions,
    document,
    timed: document && createPlanTimer(inputs).time(document),
    explanations: document
      ? explainUnassigned(inputs, document, document.unassigned.slice(0, INITIAL_EXPLANATIONS))
      : [],
    efforts: offerEfforts(inputs, speeds),
    inputs,
    cash,
    hours,
    available,
    requests,
    viewer: {
      userId: scope.actor.id ?? "",
      name: scope.actor.name,
      canExecute,
      canExport: can(scope.account, "shipments.export"),
      seesPay,
    },
  });
}

/** Pay stands on an agent's page and in agent billing. */
const canSeePay = ({ account }: Scope): boolean =>
  can(account, "settings.agents") || can(account, "accounting.agent_billing");

const getParentVersion = (versions: readonly PlanVersionEntry[], plan: PlanRecord): number =>
  versions.find(({ version }) => version === plan.currentVersion)?.parent ?? 0;
