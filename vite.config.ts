import { cloudflare } from "@cloudflare/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** Where local D1, R2, queues and Durable Objects keep their data. */
const state = process.env.WAYBILL_STATE ?? ".wrangler/state";

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: state } }),
    tailwindcss(),
    reactRouter(),
    // The browser gets the library's words in our languages alone.
    optimizeLocales.vite({ locales: ["en-US", "de-DE"] }),
  ],
});
