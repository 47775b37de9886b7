import releaseData from "./releases.json" with { type: "json" };

/** A release of the API's description: additions since the previous one, as Markdown. */
export interface Release {
  day: string;
  added: readonly string[];
}

/**
 * Newest first. `npm run api:release` generates it by comparison with the previous release;
 * `tests/api/released.test.ts` checks it and refuses breaking changes.
 */
export const releases: readonly Release[] = releaseData;
