import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { log } from "../workers/local/setup.mjs";

/** A browser without a window takes a third of the processor of one that has one, shown or not. */
const shells = ["/usr/bin/chromium-headless-shell"];
const whole = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Paths of a Chromium without a window for journeys, and of a whole one for what only that does (notifications), which does
 * for both where it is alone. Installs the system's packages where it is missing, or Playwright's own builds, which have no
 * path here.
 * @returns {{ CHROMIUM_PATH: string, WHOLE_CHROMIUM_PATH: string }} for the environment of the journeys
 */
export function ensureBrowsers() {
  if (!findWhole()) install();
  const wholePath = findWhole() ?? "";
  return { CHROMIUM_PATH: findShell() ?? wholePath, WHOLE_CHROMIUM_PATH: wholePath };
}

const find = (places) => places.find((path) => path && existsSync(path));
const findShell = () => find([process.env.CHROMIUM_PATH, ...shells]);
const findWhole = () => find([process.env.WHOLE_CHROMIUM_PATH, ...whole]);

function install() {
  log("Installing Chromium …");
  if (!existsSync("/usr/bin/apt-get")) {
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
    return;
  }
  const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, "apt-get", "-qq", ...args];
    return spawnSync(command, rest, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  apt("update");
  for (const name of ["chromium-headless-shell", "chromium"]) apt("install", "-y", "--no-install-recommends", name);
  if (!findShell() && !findWhole())
    throw new Error("No Chromium was found, and none could be installed. Set CHROMIUM_PATH.");
}
