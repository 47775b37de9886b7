/** Teams of agents. */
export const teams = {
  title: "Teams",
  add: "Add team",
  edit: "Edit team",
  search: "Name",
  empty: "No teams yet",
  empty_why: "A team starts and ends its routes at the same places.",
  name: "Name",
  start: "Start location",
  return: "Return location",
  radius: "Check-in radius",
  radius_hint: "How near to the start location an agent must be to check in. Leave empty to allow check-in anywhere.",
  agents: "Agents",
  agents_hint: "An agent belongs to one team: adding an agent here removes them from another team.",
} as const;
