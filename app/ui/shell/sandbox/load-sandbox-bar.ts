import { loadAreas } from "#app/platform/i18n/browser.ts";

/** Loads the sandbox bar and its translations; only in a sandbox. */
export async function loadSandboxBar() {
  const [{ SandboxBar }] = await Promise.all([import("./sandbox-bar.tsx"), loadAreas(["sandbox"])]);
  return { default: SandboxBar };
}
