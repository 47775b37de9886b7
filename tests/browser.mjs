import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { log } from "../workers/local/setup.mjs";

const places = [
  process.env.CHROMIUM_PATH,
  // A browser without a window takes a third of the processor of one that has one, shown or not.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a Chromium; installs the system's package where it is missing, or Playwright's own build. */
export function ensureBrowser() {
  const found = places.find((path) => path && existsSync(path));
  if (found) return found;
  log("Installing Chromium …");
  if (existsSync("/usr/bin/apt-get")) {
    const sudo = process.getuid?.() === 0 ? [] : ["sudo"];
    const apt = (...args) => {
      const [command, ...rest] = [...sudo, "apt-get", "-qq", ...args];
      return spawnSync(command, rest, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    };
    apt("update");
    const { status } = apt("install", "-y", "--no-install-recommends", "chromium-headless-shell");
    if (status !== 0) apt("install", "-y", "--no-install-recommends", "chromium");
  } else {
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
    return "";
  }
  const installed = places.find((path) => path && existsSync(path));
  if (!installed) throw new Error("No Chromium was found, and none could be installed. Set CHROMIUM_PATH.");
  return installed;
}
