/** The report of what people use. */
export const product_usage = {
  title: "Usage",
  period: "Period",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  total: "{{times}} actions by {{people}} people in {{accounts}} workspaces",
  action: "Action",
  page: "Page {{page}}",
  times: "Times",
  people: "People",
  accounts: "Workspaces",
} as const;
