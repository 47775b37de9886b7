import releaseData from "./releases.json" with { type: "json" };

/** A release of the API's description: changes since the previous one, as Markdown. */
export interface Release {
  day: string;
  /** What programs have to change; pinned requests (`Waybill-Version`) go on as they are. */
  breaking?: readonly string[];
  added: readonly string[];
}

/**
 * Newest first. `npm run api:release` generates it by comparison with the previous release;
 * `tests/api/released.test.ts` checks it and refuses breaking changes.
 */
export const releases: readonly Release[] = releaseData;

/** A release's changes, what breaks a program apart from what is new. */
export function formatRelease({ breaking = [], added }: Release): string {
  const list = (head: string, changes: readonly string[]) =>
    `${head}\n\n${changes.map((each) => `- ${each}`).join("\n")}\n`;
  const breaks = breaking.length > 0 ? list("What breaks a program:", breaking) : "Nothing breaks a program.\n";
  return `${breaks}\n${list("Added:", added)}`;
}
