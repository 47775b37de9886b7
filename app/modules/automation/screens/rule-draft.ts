import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ListFilter } from "#app/platform/lists/list-query.ts";
import type { RulesView } from "../commands/view-rules.server.ts";
import type { AutomationRuleInput } from "../model/automation-rule.ts";
import type { Trigger } from "./trigger-fields.tsx";

export type RuleDraft = Omit<AutomationRuleInput, "active">;

/** Initial values of the form: the rule, or a plan of deliveries on working days. */
export function toRuleDraft({ open, locations }: RulesView): RuleDraft {
  if (open) {
    const { id: _, active: __, next_at: ___, created_at: ____, version: _____, ...rule } = open;
    return rule;
  }
  const [location, another] = locations;
  return {
    name: "",
    schedule: { every: "weekly", weekdays: [1, 2, 3, 4, 5], time: "05:30" },
    delay_minutes: 90,
    duration_minutes: 540,
    location_id: location && !another ? location.value : "",
    auto_confirm: false,
    attendance: "scheduled",
    shipment_types: [shipmentTypes.code.delivery],
    teams: [],
    merchants: [],
    customers: [],
    shipping_methods: [],
    except: [],
    conditions: [],
    actions: [],
    stops: false,
  };
}

/** The draft with another trigger: an event rule starts with one step. */
export function withTrigger(draft: RuleDraft, trigger: Trigger): RuleDraft {
  const actions = trigger.event && draft.actions.length === 0 ? [{ type: "alert" as const }] : draft.actions;
  return { ...draft, ...trigger, actions };
}

/** Trigger of a draft. */
export function getTrigger({ schedule, event }: RuleDraft): Trigger {
  if (event) return { schedule: undefined, event };
  return { schedule: schedule ?? { every: "daily", time: "05:30" }, event: undefined };
}

/** A filter as a rule stores it. */
export function toCondition({ field, not, values }: ListFilter): RuleDraft["conditions"][number] {
  return { field, not, values: [...values] };
}
