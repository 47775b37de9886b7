import told from "./releases.json" with { type: "json" };

/** A release of the API's description: what was added since the one before, as Markdown. */
export interface Release {
  day: string;
  added: readonly string[];
}

/**
 * The newest first. `npm run api:release` writes them out of the comparison with the release before; `tests/api/released.test.ts`
 * holds them to it, and refuses what breaks a program.
 */
export const releases: readonly Release[] = told;
