/** Der Bericht darüber, was verwendet wird. */
export const product_usage = {
  title: "Nutzung",
  period: "Zeitraum",
  days_one: "{{count}} Tag",
  days_other: "{{count}} Tage",
  total: "{{times}} Aktionen von {{people}} Personen in {{accounts}} Arbeitsbereichen",
  action: "Vorgang",
  page: "Seite {{page}}",
  times: "Anzahl",
  people: "Personen",
  accounts: "Arbeitsbereiche",
} as const;
