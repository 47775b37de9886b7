/** A release of the API's description: what was added since the one before. */
interface Release {
  day: string;
  added: readonly string[];
}

/**
 * The newest first. `tests/api/released.test.ts` compares the description with the released one and refuses what breaks a
 * program; its lines are what a release adds here.
 */
export const releases: readonly Release[] = [
  {
    day: "2026-12-01",
    added: [
      "The first release: orders, shipments, plans, routes, fleet, customers, items, accounting, settings.",
      "Events and webhooks, payload version `2026-12-01`.",
      "Access tokens with permissions, locations, expiry and addresses.",
      "Tools for agents at `/mcp`.",
    ],
  },
];
