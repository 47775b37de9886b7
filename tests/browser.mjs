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
 * Paths of a Chromium without a window for journeys, and of a whole one for what only that does (notifications); installs
 * the system's packages where one is missing, or Playwright's own builds, which have no path here.
 * @returns {{ CHROMIUM_PATH: string, WHOLE_CHROMIUM_PATH: string }} for the environment of the journeys
 */
export function ensureBrowsers() {
  if (!find([process.env.CHROMIUM_PATH, ...shells]) || !find([process.env.WHOLE_CHROMIUM_PATH, ...whole])) install();
  const wholePath = find([process.env.WHOLE_CHROMIUM_PATH, ...whole]) ?? "";
  return { CHROMIUM_PATH: find([process.env.CHROMIUM_PATH, ...shells]) ?? wholePath, WHOLE_CHROMIUM_PATH: wholePath };
}

const find = (places) => places.find((path) => path && existsSync(path));

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
  if (!find([...shells, ...whole]))
    throw new Error("No Chromium was found, and none could be installed. Set CHROMIUM_PATH.");
}
