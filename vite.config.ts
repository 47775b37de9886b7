import { cloudflare } from "@cloudflare/vite-plugin";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, runnerImport } from "vite";

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
 * Of the table of pages the browser needs what opens a screen: downloads, things of one object that have no screen, which file draws
 * a page, and what only the server checks stay behind.
 */
const screenTable: Plugin = {
  name: "waybill:screen-table",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async load(id) {
    if (!id.endsWith("/app/route-table.ts")) return null;
    const { module } = await runnerImport<typeof import("./app/route-table.ts")>("./app/route-table.ts");
    const screens = module.routeTable.filter(
      ({ name, path, layout, module: file }) =>
        file.endsWith(".tsx") || layout !== "none" || !(name.startsWith("export_") || /[:*]/.test(path)),
    );
    const rows = screens.map(
      ({ module: _file, isHeavy, isTokenReadable, fallback, paramFeatures, tickets, setup, ...row }) => row,
    );
    return `export const routeTable = ${JSON.stringify(rows)};`;
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
          // Schemas are checked where something is typed: lists are read without them.
          // What most screens share comes in one file: small ones compress badly, and each is a request. Most is a matter of how
          // many screens there are: `npm run check:size` says when what lists alone share has come into everybody's file.
          output: {
            // The table of routes names every file, and every page loads it: random letters do not compress.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            assetFileNames: "assets/[name]-[hash:7][extname]",
            codeSplitting: {
              groups: [
                { name: "words-apart", test: withoutFrame },
                { name: "schemas", test: /node_modules\/zod\//, minShareCount: 2 },
                { name: "shared", minShareCount: 63 },
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
    screenTable,
    layerOrder,
    // The browser gets the library's words in our languages alone.
    optimizeLocales.vite({ locales: ["en-US", "de-DE"] }),
  ],
});
