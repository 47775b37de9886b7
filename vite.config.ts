import { cloudflare } from "@cloudflare/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Where local D1, R2, queues and Durable Objects keep their data. */
const state = process.env.WAYBILL_STATE ?? ".wrangler/state";

/** The browser checks a phone number roughly, with half the table; the server has the last word with all of it. */
const phoneTable: Plugin = {
  name: "waybill:phone-table",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId(id, importer) {
    return id === "libphonenumber-js/max" ? this.resolve("libphonenumber-js/min", importer) : null;
  },
};

/**
 * Layers rank by who is named first. Which sheet a page loads first is the bundler's matter (a sheet of a component that many screens
 * share comes before the root's), so each begins with the order.
 */
const layerOrder: Plugin = {
  name: "waybill:layer-order",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = `@layer theme,base,components,utilities;${file.source}`;
    },
  },
};

/** Small modules that every screen has and the driver's page too: without a file of their own it would load the whole frame for them. */
const withoutFrame =
  /app\/(?:platform\/i18n\/i18n|platform\/kernel\/enumeration|modules\/shipments\/model\/shipment\.enums|modules\/orders\/model\/order\.enums)\.ts$|vite\/preload-helper/;

export default defineConfig({
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Beside the routes: the driver's page, an entry of its own without the frame's libraries.
          input: ["drive.html"],
          // What most screens share comes in one file: small ones compress badly, and each is a request. Most is a matter of how
          // many screens there are: `npm run check:size` says when what lists alone share has come into everybody's file.
          output: {
            codeSplitting: {
              groups: [
                { name: "words-apart", test: withoutFrame },
                { name: "shared", minShareCount: 44 },
                // An icon is some hundred bytes: alone, each of those that some screens share would be a file and a request.
                { name: "icons", test: /node_modules\/lucide-react/, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: state } }),
    tailwindcss(),
    reactRouter(),
    phoneTable,
    layerOrder,
    // The browser gets the library's words in our languages alone.
    optimizeLocales.vite({ locales: ["en-US", "de-DE"] }),
  ],
});
