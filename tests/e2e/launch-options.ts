import type { LaunchOptions } from "playwright/test";

const quietBrowser = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without a graphics card a page put together by one costs a third of all the time; maps still draw with it.
  "--disable-gpu-compositing",
  "--disable-gpu-rasterization",
];

function launch(...args: string[]): LaunchOptions {
  const path = process.env.CHROMIUM_PATH;
  return { ...(path ? { executablePath: path } : {}), args: [...quietBrowser, ...args] };
}

/** A whole browser, of which nobody sees the window: without one none shows notifications. */
export const withNotifications: LaunchOptions = process.env.WHOLE_CHROMIUM_PATH
  ? { ...launch("--disable-3d-apis"), executablePath: process.env.WHOLE_CHROMIUM_PATH }
  : { ...launch("--disable-3d-apis"), channel: "chromium" };

/** A browser as most journeys need it: maps, which cost most of a journey's time without a graphics card, stay behind their lists. */
export const withoutMaps = launch("--disable-3d-apis");

/** A browser that draws maps: for journeys that look at them or press on them, `test.use({ launchOptions: withMaps })`. */
export const withMaps = launch("--use-angle=swiftshader", "--enable-unsafe-swiftshader");
