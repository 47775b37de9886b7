import { loadAreas } from "#app/platform/i18n/browser.ts";

/** Loads the bar of the next first step and its translations, which are home's; only in a new account. */
export async function loadNextStepBar() {
  const [{ NextStepBar }] = await Promise.all([import("./next-step-bar.tsx"), loadAreas(["home"])]);
  return { default: NextStepBar };
}
