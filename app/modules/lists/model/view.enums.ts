/** Who sees a view: its person alone, everyone who may see the list, or the members with certain roles. */
export const viewAudiences = ["me", "everyone", "roles"] as const;
export type ViewAudience = (typeof viewAudiences)[number];
