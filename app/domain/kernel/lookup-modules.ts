/** What lists are filtered by that has a name of its own (domain §3 "Filter lookup modules"). */
export const lookupModules = [
  "agents",
  "carriers",
  "customers",
  "locations",
  "merchants",
  "open_plans",
  "plans",
  "shipping_methods",
  "teams",
  "vehicles",
] as const;
export type LookupModule = (typeof lookupModules)[number];
