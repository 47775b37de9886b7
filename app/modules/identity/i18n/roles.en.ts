/** Roles: named sets of permissions. */
export const roles = {
  title: "Roles",
  add: "New role",
  edit: "Role",
  search: "Name or description",
  empty: "No roles yet",
  empty_why: "A role is a set of permissions with a name. Changing it changes what everyone with it may do.",
  name: "Name",
  description: "What it is for",
  people: "People",
  permissions: "Permissions",
  deactivate_sure: "They are no longer offered. Members keep them.",
} as const;
