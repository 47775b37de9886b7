import { expect, test } from "vitest";
import { de } from "#app/platform/i18n/catalogues/de.ts";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { listCatalogueTexts } from "./catalogue-texts.ts";

// One word for one thing: a short label that occurs twice in one language is the same in the other.

const german = new Map(listCatalogueTexts(de));

/** Labels with several meanings in English that German distinguishes. */
const homonyms = new Set([
  "Active",
  "Add package",
  "and {{count}} more",
  "Archive",
  "Attempted",
  "Business",
  "Cancel",
  "Change",
  "COD",
  "Disabled",
  "Fixed",
  "From",
  "Import",
  "Inactive",
  "Move to route",
  "None",
  "Operating countries",
  "Plan",
  "Received",
  "Reset",
  "Search",
  "Shift",
  "Size",
  "Standard",
  "Timeline",
  "To",
  "Unassigned",
  "Update",
  "{{count}} more",
]);

/** `text` → its translations, with the keys of each. */
function saidAs(text: (key: string) => string, other: (key: string) => string): string[] {
  const ways = new Map<string, Map<string, string[]>>();
  for (const [key] of listCatalogueTexts(en)) {
    const label = text(key);
    if (label.split(" ").length > 3 || /_(one|other)$/.test(key)) continue;
    const said = ways.get(label) ?? new Map<string, string[]>();
    said.set(other(key), [...(said.get(other(key)) ?? []), key]);
    ways.set(label, said);
  }
  return [...ways]
    .filter(([label, said]) => said.size > 1 && !homonyms.has(label))
    .map(([label, said]) => `${label}: ${[...said].map(([word, keys]) => `${word} (${keys.join(", ")})`).join(" | ")}`);
}

const english = new Map(listCatalogueTexts(en));

test("each English label has one German translation", () => {
  expect(
    saidAs(
      (key) => english.get(key) ?? "",
      (key) => german.get(key) ?? "",
    ),
  ).toEqual([]);
});

test("every status has one label in each language, in lists, tabs and figures", () => {
  for (const [language, words] of [
    ["en", english],
    ["de", german],
  ] as const)
    for (const [key, word] of words) {
      const tab = /^shipments:tab\.(\w+)$/.exec(key)?.[1];
      if (tab) expect(`${language} ${word}`).toBe(`${language} ${words.get(`common:status.shipment.${tab}`)}`);
    }
});

test("email is spelled one way in each language", () => {
  const other = [
    ...[...english].filter(([, text]) => /e-mail/i.test(text)),
    ...[...german].filter(([, text]) => /\be-?mail/i.test(text) && !/E-Mail/.test(text.replace(/\{\{\w+\}\}/g, ""))),
  ];
  expect(other.filter(([, text]) => /e-?mail/i.test(text.replace(/\{\{\w+\}\}/g, ""))).map(([key]) => key)).toEqual([]);
});
