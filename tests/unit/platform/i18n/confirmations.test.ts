import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { de } from "#app/platform/i18n/catalogues/de.ts";
import { en } from "#app/platform/i18n/catalogues/en.ts";
import { listFilesBelow } from "#tests/list-files.ts";

/** A confirmation dialog: the texts of its action and of its cancel button. */
interface Confirmation {
  where: string;
  confirm: string;
  back: string;
}

const catalogues = { en, de } as const;
const files = listFilesBelow("app", ".tsx").map((path) => ({ path, text: readFileSync(path, "utf8") }));

/** The catalogue that `t("…")` of a file reads. */
function namespaceOf(text: string): string {
  return /useTranslation\(\[?"([\w-]+)"/.exec(text)?.[1] ?? "common";
}

/** Every key that an expression may use: `t("a")`, `say("area:a.b")`, `t(many ? "a" : "b")`. */
function keysIn(expression: string, namespace: string): string[] {
  return [...expression.matchAll(/"([\w:.-]+)"/g)].map(([, key = ""]) =>
    key.includes(":") ? key : `${namespace}:${key}`,
  );
}

const askedBy: Confirmation[] = files.flatMap(({ path, text }) => {
  const namespace = namespaceOf(text);
  const dialogs = [...text.matchAll(/<ConfirmDialog\b[\s\S]*?\/>/g)].flatMap(([tag]) => {
    const confirms = keysIn(/action=\{([^\n]*)\}/.exec(tag)?.[1] ?? "", namespace);
    const backs = keysIn(/cancel=\{([^\n]*)\}/.exec(tag)?.[1] ?? "", namespace);
    return confirms.map((action, at) => ({ where: path, confirm: action, back: backs[at] ?? backs[0] ?? "" }));
  });
  const bulk = [...text.matchAll(/\{\s*intent: "[\w.]+",[^{}]*\}?/g)]
    .filter(([row]) => row.includes("danger: true") && row.includes("confirm:"))
    .map(([row]) => ({
      where: path,
      confirm: /(?:submitLabel|label): "([^"]+)"(?![\s\S]*submitLabel: )/.exec(row)?.[1] ?? "",
      back: /cancelLabel: "([^"]+)"/.exec(row)?.[1] ?? "",
    }));
  return [...dialogs, ...bulk];
});

/** All texts of a key, including plural forms. */
function said(language: keyof typeof catalogues, key: string): string[] {
  const [namespace = "", path = ""] = key.split(":");
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let at: unknown = new Map(Object.entries(catalogues[language])).get(namespace);
  for (const step of steps) at = at && typeof at === "object" ? new Map(Object.entries(at)).get(step) : undefined;
  const here = new Map<string, unknown>(at && typeof at === "object" ? Object.entries(at) : []);
  return [last, `${last}_one`, `${last}_other`]
    .map((each) => here.get(each))
    .filter((each) => typeof each === "string");
}

/** The action without its object: English begins with it, German capitalizes nouns and ends with it. */
function verbs(language: keyof typeof catalogues, sentence: string): string[] {
  const words = sentence.split(/[^\p{L}]+/u).filter(Boolean);
  if (language === "en") return words.slice(0, 1).map((word) => word.toLowerCase());
  const small = words.filter((word, at) => word === word.toLowerCase() || (at === 0 && words.length === 1));
  return small.map((word) => word.toLowerCase());
}

describe("confirmation dialogs", () => {
  test("exist", () => expect(askedBy.length).toBeGreaterThan(15));

  for (const language of ["en", "de"] as const)
    test.each(askedBy)(`${language}: $where, $confirm or $back`, ({ confirm, back }) => {
      const confirms = said(language, confirm);
      const backs = said(language, back);
      expect(confirms, "the action has a label").not.toEqual([]);
      expect(backs, "the way back has words").not.toEqual([]);
      for (const each of confirms)
        expect(each.split(" ").length, `"${each}" names what it is done to`).toBeGreaterThan(1);
      for (const one of confirms.flatMap((each) => verbs(language, each)))
        for (const other of backs) expect(verbs(language, other), `"${other}" is not the action`).not.toContain(one);
    });
});
