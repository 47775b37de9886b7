import { inArray } from "drizzle-orm";
import { createCatalogueRows, isOwnRow } from "#app/platform/catalogue/rows.server.ts";
import { selectIds } from "#app/platform/db/json-rows.server.ts";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import type { ListFields } from "#app/platform/lists/list-spec.server.ts";
import { computeNextFire } from "#app/platform/time/fire-times.ts";
import type { AutomationRuleInput, AutomationRuleView } from "../model/automation-rule.ts";
import { ruleEventKeys } from "../model/rule.enums.ts";
import { automationRules } from "./automation.tables.ts";

/** A rule, including whether it is enabled. */
export type StoredRule = AutomationRuleInput & { active: boolean };

/** Sorting and filtering; the first, the run order, is the default sort. */
export const automationRuleListFields = {
  place: { sort: automationRules.position },
  name: { sort: automationRules.name },
  location: { filter: { kind: "equals", column: automationRules.locationId, values: "id" } },
  event: { filter: { kind: "equals", column: automationRules.event, values: ruleEventKeys } },
} satisfies ListFields;

/** A rule saved by a limited member only matches what the member may see. */
const getConfinement = ({ locations }: Pick<Scope, "locations">) =>
  locations === "all" ? {} : { confined: true as const };

/** Automation rules as they are stored. */
export const automationRuleRows = createCatalogueRows<typeof automationRules, StoredRule, AutomationRuleView>({
  table: automationRules,
  label: automationRules.name,
  getName: ({ name }) => name,
  searchColumns: [automationRules.name],
  fields: automationRuleListFields,
  // Depot of its plans. A limited member sees no rules of other depots, and none about all orders.
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
  // After all ordered rules, whose positions start at one.
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
      // Rules from before this column have none.
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
