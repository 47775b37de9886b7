import { readAgentCash } from "#app/data/accounting/holding-list.reads.server.ts";
import { readChoices } from "#app/data/fleet/fleet.reads.server.ts";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { readChild, readDocument, readVersions } from "#app/data/plans/plan.reads.server.ts";
import { type PlanRecord, readPlanInputs } from "#app/data/plans/plan-inputs.reads.server.ts";
import { toPlanRow } from "#app/data/plans/plan-list.reads.server.ts";
import { readSpeeds } from "#app/data/plans/search-speeds.server.ts";
import { readPlanRequests } from "#app/data/routes/request.reads.server.ts";
import { can } from "#app/domain/access/can.ts";
import { isUuid } from "#app/domain/kernel/ids.ts";
import { fail, ok, type Result } from "#app/domain/kernel/result.ts";
import { planStatuses } from "#app/domain/plans/plan.enums.ts";
import { planActionsByStatus } from "#app/domain/plans/plan.states.ts";
import { reconcile } from "#app/domain/plans/plan-assignment.ts";
import { offerEfforts } from "#app/domain/plans/plan-effort.ts";
import { explainUnassigned } from "#app/domain/plans/plan-explain.ts";
import type { PlanInputs } from "#app/domain/plans/plan-inputs.ts";
import { createPlanTimer } from "#app/domain/plans/plan-timing.ts";
import type { PlanFacts, PlanVersionEntry, PlanView } from "#app/domain/plans/plan-view.ts";
import { costCurrencyOf } from "#app/domain/settings/preferences.ts";

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
