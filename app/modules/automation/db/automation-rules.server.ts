import { inArray } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { computeNextFire } from "#app/platform/time/fire-times.ts";
import type { AutomationRuleInput, AutomationRuleView } from "../model/automation-rule.ts";
import { automationRules } from "./automation.tables.ts";

/** A rule with its switch set. */
export type StoredRule = AutomationRuleInput & { active: boolean };

/** What they are sorted and filtered by; the first, the order in which they act, is the usual sort. */
export const automationRuleListFields = {
  place: { sort: automationRules.position },
  name: { sort: automationRules.name },
  location: { filter: { kind: "equals", column: automationRules.locationId } },
  event: { filter: { kind: "equals", column: automationRules.event } },
} satisfies ListFields;

/** What a limited member writes takes nothing that the member may not see. */
const getConfinement = ({ locations }: Pick<Scope, "locations">) =>
  locations === "all" ? {} : { confined: true as const };

/** Automation rules as they are stored. */
export const automationRuleRows = createCatalogueRows<typeof automationRules, StoredRule, AutomationRuleView>({
  table: automationRules,
  label: automationRules.name,
  getName: ({ name }) => name,
  searchColumns: [automationRules.name],
  fields: automationRuleListFields,
  // Its plans begin there: of another depot a limited member sees neither, nor what is about orders of all.
  isVisible: ({ locations }) =>
    locations === "all" ? undefined : inArray(automationRules.locationId, selectIds(locations)),
  columns: (scope, { name, active, location_id: locationId, event, ...definition }) => ({
    ...{
      name,
      active,
      definition: { ...definition, ...getConfinement(scope) },
      locationId: locationId ?? null,
      event: event ?? null,
    },
    nextAt: definition.schedule ? computeNextFire(definition.schedule, scope.account.timezone, now(scope)) : null,
  }),
  // Behind all that were put in order, whose places are counted from one.
  onlyNew: (scope) => ({ position: now(scope) }),
  read: readRuleViews,
});

async function readRuleViews(scope: Scope, ids: readonly string[]): Promise<AutomationRuleView[]> {
  const rows = await scope.db
    .select()
    .from(automationRules)
    .where(isOwnRow(scope, automationRules, ids));
  const visibleLocations = scope.locations;
  return rows
    .filter(
      ({ locationId }) => visibleLocations === "all" || (locationId !== null && visibleLocations.includes(locationId)),
    )
    .map(({ definition: { confined: _, ...definition }, ...row }) => ({
      ...definition,
      // Rules that were written before there was this have none.
      stops: definition.stops ?? false,
      except: definition.except ?? [],
      id: row.id,
      name: row.name,
      location_id: row.locationId ?? undefined,
      event: row.event ?? undefined,
      active: row.active ?? false,
      next_at: row.active ? row.nextAt : null,
      created_at: row.createdAt ?? 0,
      version: row.version,
    }));
}
