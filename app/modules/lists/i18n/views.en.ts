/** Sharing saved views. */
export const views = {
  title: "Share “{{name}}”",
  who: "Who sees it",
  me: "Only me",
  me_hint: "A link shows it to a colleague without a tab",
  everyone: "Everyone in the workspace",
  people_one: "{{count}} person, as a tab",
  people_other: "{{count}} people, as a tab",
  roles: "These roles",
  roles_hint: "New members with the role get it too",
  what_is_shared:
    "Filters, columns and order are shared, never rows: everyone sees what their permissions and locations allow. Others can duplicate the view; you and people who manage members can change it.",
  changed: "Your unsaved changes are saved and shared with it",
  keep_private: "Keep it to myself",
  share_with_one: "Share with {{count}} person",
  share_with_other: "Share with {{count}} people",
} as const;
