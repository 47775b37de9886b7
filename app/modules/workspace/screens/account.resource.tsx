import type { MeasurementSystem } from "#app/platform/money/units.ts";
import type { FormSection } from "#app/ui/resource/form/form-spec.ts";
import { createBillingSection } from "./billing-section.ts";

const measurementSystemOptions = (["metric", "imperial"] as const).map((value) => ({
  value,
  label: `account:system.${value}` as const,
}));

const attemptOptions = [
  { value: "0", label: "account:force_rto_disabled" },
  ...([1, 2, 3, 4, 5] as const).map((count) => ({
    value: String(count),
    label: `account:force_rto_after.${count}` as const,
  })),
] as const;

/** The billing details, and below them what only the account has. */
const withTaxCurrency = ({ fields, ...section }: FormSection): FormSection => ({
  ...section,
  fields: [
    ...fields,
    {
      ...{ kind: "choice", name: "preferences.tax_currency", label: "account:tax_currency", span: 3, optional: true },
      hint: "account:tax_currency_why",
    },
  ],
});

/** The form of the workspace's settings; radii in the account's units. */
export function createAccountSections(units: MeasurementSystem): FormSection[] {
  const radius = (name: "stop_arrival_radius" | "pickup_completion_radius" | "dropoff_completion_radius") =>
    ({
      kind: "number",
      name: `preferences.${name}`,
      label: `account:${name}`,
      hint: `account:${name}_why`,
      span: 2,
      unit: units === "metric" ? "m" : "ft",
      min: 0,
      step: 1,
    }) as const;
  return [
    {
      key: "company",
      title: "account:section.company",
      fields: [
        {
          kind: "text",
          name: "organization_name",
          label: "account:organization_name",
          hint: "account:organization_name_why",
          span: 3,
          optional: true,
          autoComplete: "organization",
        },
        { kind: "text", name: "workspace_name", label: "account:workspace_name", span: 3, autoComplete: "off" },
        { kind: "choice", name: "country", label: "account:country", span: 2, autoComplete: "country" },
        { kind: "text", name: "postal_code", label: "account:postal_code", span: 1 },
        { kind: "reference", name: "timezone", label: "account:timezone", hint: "account:timezone_why", span: 3 },
      ],
    },
    {
      key: "region",
      title: "account:section.region",
      fields: [
        {
          kind: "several",
          name: "preferences.operating_countries",
          label: "account:operating_countries",
          hint: "account:operating_countries_why",
          optional: true,
        },
        { kind: "choice", name: "preferences.default_currency", label: "account:default_currency", span: 3 },
        {
          kind: "several",
          name: "preferences.supported_currencies",
          label: "account:supported_currencies",
          hint: "account:supported_currencies_why",
          span: 3,
          optional: true,
        },
        {
          kind: "select",
          name: "preferences.weight_measurement_system",
          label: "account:weight_system",
          hint: "account:weight_system_why",
          span: 3,
          options: measurementSystemOptions,
        },
        {
          kind: "select",
          name: "preferences.distance_measurement_system",
          label: "account:distance_system",
          hint: "account:distance_system_why",
          span: 3,
          options: measurementSystemOptions,
        },
      ],
    },
    withTaxCurrency(createBillingSection("account")),
    {
      key: "payouts",
      title: "account:section.payouts",
      fields: [
        {
          kind: "switch",
          name: "preferences.approve_payment_runs",
          label: "account:approve_runs",
          hint: "account:approve_runs_why",
        },
      ],
    },
    {
      key: "reminders",
      title: "account:section.reminders",
      fields: [
        {
          kind: "number",
          name: "preferences.reminder_fee",
          label: "account:reminder_fee",
          hint: "account:reminder_fee_why",
          span: 3,
          min: 0,
          step: 0.01,
        },
        {
          kind: "number",
          name: "preferences.reminder_interest",
          label: "account:reminder_interest",
          hint: "account:reminder_interest_why",
          span: 3,
          min: 0,
          step: 0.01,
        },
        {
          kind: "number",
          name: "preferences.payment_tolerance",
          label: "account:payment_tolerance",
          hint: "account:payment_tolerance_why",
          span: 3,
          min: 0,
          step: 0.01,
        },
      ],
    },
    {
      key: "data",
      title: "account:section.data",
      fields: [
        { kind: "switch", name: "preferences.open_data", label: "account:open_data", hint: "account:open_data_why" },
      ],
    },
    {
      key: "deliveries",
      title: "account:section.deliveries",
      fields: [
        {
          kind: "select",
          name: "preferences.force_rto",
          label: "account:force_rto",
          hint: "account:force_rto_why",
          options: attemptOptions,
        },
        radius("stop_arrival_radius"),
        radius("pickup_completion_radius"),
        radius("dropoff_completion_radius"),
        {
          kind: "switch",
          name: "preferences.door_codes",
          label: "account:door_codes",
          hint: "account:door_codes_why",
        },
      ],
    },
    {
      key: "agents",
      title: "account:section.agents",
      fields: [
        {
          kind: "number",
          name: "preferences.max_active_agents",
          label: "account:max_active_agents",
          hint: "account:max_active_agents_why",
          span: 3,
          min: 0,
          step: 1,
        },
        {
          kind: "number",
          name: "preferences.auto_reject_seconds",
          label: "account:auto_reject",
          hint: "account:auto_reject_why",
          span: 3,
          unit: "s",
          min: 0,
          max: 86_400,
          step: 1,
        },
        {
          kind: "number",
          name: "preferences.position_hours",
          label: "account:position_hours",
          hint: "account:position_hours_why",
          span: 3,
          unit: "h",
          min: 1,
          max: 24,
          step: 1,
        },
        {
          kind: "number",
          name: "preferences.longest_shift_hours",
          label: "account:longest_shift",
          hint: "account:longest_shift_why",
          span: 3,
          unit: "h",
          min: 1,
          max: 24,
          step: 0.5,
        },
        {
          kind: "number",
          name: "preferences.late_report_hours",
          label: "account:late_report",
          hint: "account:late_report_why",
          span: 3,
          unit: "h",
          min: 0,
          max: 72,
          step: 0.5,
        },
        {
          kind: "number",
          name: "preferences.route_opens_hours",
          label: "account:route_opens",
          hint: "account:route_opens_why",
          span: 3,
          unit: "h",
          min: 0,
          max: 48,
          step: 0.5,
        },
        {
          kind: "number",
          name: "preferences.weekly_hours_limit",
          label: "account:weekly_hours",
          hint: "account:weekly_hours_why",
          span: 3,
          unit: "h",
          min: 0,
          max: 168,
          step: 0.5,
        },
        {
          kind: "number",
          name: "preferences.driver_shown_stops",
          label: "account:driver_shown",
          hint: "account:driver_shown_why",
          span: 3,
          min: 0,
          max: 5,
        },
        {
          kind: "switch",
          name: "preferences.agents_may_waive",
          label: "account:agents_may_waive",
          hint: "account:agents_may_waive_why",
          span: 3,
        },
        {
          kind: "switch",
          name: "preferences.route_requests",
          label: "account:route_requests",
          hint: "account:route_requests_why",
          span: 3,
        },
        {
          kind: "switch",
          name: "preferences.restrict_check_in_to_shift",
          label: "account:restrict_check_in",
          hint: "account:restrict_check_in_why",
          span: 3,
        },
        {
          kind: "switch",
          name: "preferences.auto_check_out",
          label: "account:auto_check_out",
          hint: "account:auto_check_out_why",
          span: 3,
        },
      ],
    },
  ];
}
