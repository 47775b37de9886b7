import { loadAreas } from "#app/platform/i18n/browser.ts";

/** The bar with its words, which no page outside a sandbox loads. */
export async function loadSandboxBar() {
  const [{ SandboxBar }] = await Promise.all([import("./sandbox-bar.tsx"), loadAreas(["settings"])]);
  return { default: SandboxBar };
}
