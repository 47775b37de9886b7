import type { AutomationRuleInput } from "#app/domain/automation/automation-rule.ts";
import { attendances } from "#app/domain/automation/rule.enums.ts";
import type { ListFilter } from "#app/domain/kernel/list-query.ts";
import { shipmentTypes } from "#app/domain/shipments/shipment.enums.ts";
import type { Filter } from "#app/ui/resource/resource-spec.ts";

/** The lists of ids by which a rule chooses. */
const lists = ["teams", "merchants", "customers", "shipping_methods"] as const;

/** What a rule's plan is made of (domain §3 "Automation rule"), in the shape of a list's filters. */
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

type Chosen = Pick<AutomationRuleInput, "attendance" | "shipment_types" | (typeof lists)[number]>;

/** A rule's choice as chips show it. */
export function filtersOf(rule: Chosen): ListFilter[] {
  const all = [
    { field: "shipment_types", values: rule.shipment_types.map(String) },
    { field: "attendance", values: rule.attendance === "checked_in" ? [rule.attendance] : [] },
    ...lists.map((field) => ({ field, values: rule[field] })),
  ];
  return all.flatMap((each) => (each.values.length > 0 ? [{ ...each, not: false }] : []));
}

/** What chips say, as the rule keeps it. */
export function chosenBy(filters: readonly ListFilter[]): Chosen {
  const values = (field: string) => [...(filters.find((each) => each.field === field)?.values ?? [])];
  const types = values("shipment_types");
  return {
    // Of both somebody who is checked in is asked for.
    attendance: values("attendance").includes("checked_in") ? "checked_in" : "scheduled",
    shipment_types: shipmentTypes.codes.filter((code) => types.includes(String(code))),
    teams: values("teams"),
    merchants: values("merchants"),
    customers: values("customers"),
    shipping_methods: values("shipping_methods"),
  };
}
