import type { Permission } from "#app/platform/access/permissions.ts";
import type { CoverageOwner } from "./coverage.ts";

/** Owners of coverage, and where in the settings it is edited. */
export interface CoverageSection {
  owner: CoverageOwner;
  /** The settings section: part of permissions and names. */
  section: "locations" | "teams" | "shipping_methods";
  subscription: boolean;
}

export const coverageSections: Record<CoverageOwner, CoverageSection> = {
  location: { owner: "location", section: "locations", subscription: false },
  team: { owner: "team", section: "teams", subscription: true },
  shipping_method: { owner: "shipping_method", section: "shipping_methods", subscription: true },
};

/** The permission to change it. */
export function getManagePermissions(section: CoverageSection["section"]): readonly Permission[] {
  return ["settings", `settings.${section}`, `settings.${section}.manage`];
}
