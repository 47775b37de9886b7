import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Routes that are looked up while a navigation is under way let a fetcher that lands in between end it: the new address
  // with the old screen. The whole table is 10 KB, asked for once a release.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
