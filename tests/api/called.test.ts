import { expect, test } from "vitest";
import { endpoints } from "#app/endpoints.server.ts";

/** What the screens are made of, as text. */
const sources = import.meta.glob<string>(
  ["../../app/{modules,ui,layouts}/**/*.{ts,tsx}", "!**/*.server.ts", "!**/*.endpoints.ts", "!**/i18n/*"],
  { eager: true, query: "?raw", import: "default" },
);

/** The first argument of the JSON client's call: a path below `/api`. */
const calls = /\b(?:call|send)(?:<[^()]*>)?\(\s*(?:"\/?([\w/-]+)"|`\/?((?:[\w/-]|\$\{[^}]*\})+)(?:\?[^`]*)?`)/g;
/** An address of the API that a link or a form has. */
const links = /["`]\/api\/((?:[\w/-]|\$\{(?:[^{}]|\{[^}]*\})*\})+)/g;

const known = endpoints.map(({ path }) => path.slice(1).split("/"));
/** What a screen puts into a path fits anything, as does what an endpoint reads from it. */
const isOpen = (part: string) => part.includes("${") || part.startsWith(":");
const isKnown = (path: string) => {
  const parts = path.split(/\/(?![^{]*\})/);
  return known.some(
    (each) =>
      each.length === parts.length &&
      each.every((part, at) => part === parts[at] || isOpen(part) || isOpen(parts[at] ?? "")),
  );
};

test("every API path used by a screen exists", () => {
  const found = Object.entries(sources).flatMap(([file, text]) =>
    [calls, links].flatMap((each) =>
      [...text.matchAll(each)].map(([, literal, template]) => ({
        file,
        path: (literal ?? template ?? "").replace(/\/$/, "/:end"),
      })),
    ),
  );
  expect(found.length).toBeGreaterThan(40);
  expect(found.filter(({ path }) => !isKnown(path))).toEqual([]);
});
