import { shipmentTypes } from "#app/modules/shipments/model/shipment.enums.ts";
import type { ListFilter } from "#app/platform/lists/list-query.ts";
import type { Filter } from "#app/ui/resource/resource-spec.ts";
import type { AutomationRuleInput } from "../model/automation-rule.ts";
import { attendances, ruleLists } from "../model/rule.enums.ts";

/** The selection of a rule's plan in the shape of a list's filters. */
export const ruleFilters: readonly Filter[] = [
  {
    field: "shipment_types",
    label: "rules:filter.shipment_types",
    kind: "enum",
    options: shipmentTypes.rows.map(({ code, key }) => ({ value: String(code), label: `plans:type.${key}` as const })),
  },
  {
    field: "attendance",
    label: "rules:filter.attendance",
    kind: "enum",
    options: attendances.map((value) => ({ value, label: `rules:attendance.${value}` as const })),
  },
  { field: "teams", label: "rules:filter.teams", kind: "reference", lookup: "teams" },
  { field: "merchants", label: "rules:filter.merchants", kind: "reference", lookup: "merchants" },
  { field: "customers", label: "rules:filter.customers", kind: "reference", lookup: "customers" },
  { field: "shipping_methods", label: "rules:filter.shipping_methods", kind: "reference", lookup: "shipping_methods" },
];

type RuleSelection = Pick<AutomationRuleInput, "attendance" | "shipment_types" | "except" | (typeof ruleLists)[number]>;

/** A selection of a rule as chips. */
export function toListFilters(rule: RuleSelection): ListFilter[] {
  const all = [
    { field: "shipment_types", values: rule.shipment_types.map(String), not: false },
    { field: "attendance", values: rule.attendance === "checked_in" ? [rule.attendance] : [], not: false },
    ...ruleLists.map((field) => ({ field, values: rule[field], not: rule.except.includes(field) })),
  ];
  return all.filter(({ values }) => values.length > 0);
}

/**
 * Converts filter chips to what the rule stores: for fields with few values "is not" becomes all the others; list
 * fields keep it.
 */
export function fromListFilters(filters: readonly ListFilter[]): RuleSelection {
  const named = (field: string) => filters.find((each) => each.field === field);
  const values = (field: string) => [...(named(field)?.values ?? [])];
  const takes = (field: string, value: string) => values(field).includes(value) !== (named(field)?.not ?? false);
  return {
    // When both are selected, "checked in" applies.
    attendance: named("attendance") && takes("attendance", "checked_in") ? "checked_in" : "scheduled",
    shipment_types: named("shipment_types")
      ? shipmentTypes.codes.filter((code) => takes("shipment_types", String(code)))
      : [],
    teams: values("teams"),
    merchants: values("merchants"),
    customers: values("customers"),
    shipping_methods: values("shipping_methods"),
    except: ruleLists.filter((field) => values(field).length > 0 && named(field)?.not),
  };
}
