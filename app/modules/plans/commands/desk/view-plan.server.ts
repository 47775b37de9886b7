import { readAgentCash } from "#app/modules/collections/db/holding-list.reads.server.ts";
import { readChoices } from "#app/modules/fleet/db/fleet.reads.server.ts";
import { readChild, readDocument, readVersions } from "#app/modules/planning/db/plan.reads.server.ts";
import { type PlanRecord, readPlanInputs } from "#app/modules/planning/db/plan-inputs.reads.server.ts";
import { toPlanRow } from "#app/modules/planning/db/plan-list.reads.server.ts";
import { readPlanRequests } from "#app/modules/planning/db/request.reads.server.ts";
import { planStatuses } from "#app/modules/planning/model/plan.enums.ts";
import { planActionsByStatus } from "#app/modules/planning/model/plan.states.ts";
import { reconcile } from "#app/modules/planning/model/plan-assignment.ts";
import { offerEfforts } from "#app/modules/planning/model/plan-effort.ts";
import { explainUnassigned } from "#app/modules/planning/model/plan-explain.ts";
import type { PlanInputs } from "#app/modules/planning/model/plan-inputs.ts";
import { createPlanTimer } from "#app/modules/planning/model/plan-timing.ts";
import type { PlanFacts, PlanVersionEntry, PlanView } from "#app/modules/planning/model/plan-view.ts";
import { can } from "#app/platform/access/can.ts";
import { costCurrencyOf } from "#app/platform/access/preferences.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isUuid } from "#app/platform/kernel/ids.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { readSpeeds } from "../../db/search-speeds.server.ts";

/** The history that a screen shows. */
export const versionsShown = 100;
/** Unassigned shipments that are explained with the plan (the browser goes on with the others). */
const explained = 12;

export type Params = { params: Readonly<Record<string, string | undefined>> };

/** Everything the plan screen needs (plan-view.ts). */
export async function readPlan(scope: Scope, { params }: Params): Promise<Result<PlanView>> {
  const id = params.planId ?? "";
  const [found, versions, speeds, cash] = await Promise.all([
    isUuid(id) ? readPlanInputs(scope, id) : null,
    readVersions(scope, id, versionsShown),
    readSpeeds(scope),
    readAgentCash(scope),
  ]);
  if (!found) return fail("not_found");
  const { plan, inputs } = found;
  const [available, requests, read, child] = await Promise.all([
    readChoices(scope, plan.startAt.slice(0, 10)),
    readPlanRequests(scope, id),
    readDocument(scope, id, plan.currentVersion),
    readChild(scope, id, plan.currentVersion),
  ]);
  const document = read && reconcile(read, inputs);
  const canExecute = can(scope.account, "plans.execute");
  const changeable = plan.status === planStatuses.code.ready;
  return ok({
    plan: factsOf(scope, plan, inputs),
    actions: planActionsByStatus[plan.status].filter((action) => canExecute || action === "edit"),
    canUndo: changeable && parentOf(versions, plan) > 0,
    canRedo: changeable && child !== null && plan.currentVersion > 0,
    versions,
    document,
    timed: document && createPlanTimer(inputs).time(document),
    explanations: document ? explainUnassigned(inputs, document, document.unassigned.slice(0, explained)) : [],
    efforts: offerEfforts(inputs, speeds),
    inputs,
    cash,
    available,
    requests,
    viewer: {
      userId: scope.actor.id ?? "",
      name: scope.actor.name,
      canExecute,
      canExport: can(scope.account, "shipments.export"),
    },
  });
}

function factsOf(scope: Scope, plan: PlanRecord, inputs: PlanInputs): PlanFacts {
  return {
    ...toPlanRow(plan, inputs.crews.length),
    shipmentCount: inputs.shipments.length,
    locationId: plan.locationId,
    pickupGraceMinutes: plan.pickupGraceMinutes,
    dropoffGraceMinutes: plan.dropoffGraceMinutes,
    autoConfirm: plan.autoConfirm,
    createdByAutomation: plan.createdByAutomation,
    problem: plan.problem,
    currentVersion: plan.currentVersion,
    version: plan.factsVersion,
    currency: costCurrencyOf(scope.account.preferences),
  };
}

const parentOf = (versions: readonly PlanVersionEntry[], plan: PlanRecord): number =>
  versions.find(({ version }) => version === plan.currentVersion)?.parent ?? 0;
