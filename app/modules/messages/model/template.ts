import { z } from "zod";
import { type MessageChip, messageChips } from "./message.enums.ts";

export const messageLanguages = ["de", "en"] as const;
export type MessageLanguage = (typeof messageLanguages)[number];

const chipPattern = /\{\{([^{}]*)\}\}/g;

/** The names in a text's braces that are no field. */
export function findUnknownChips(text: string): string[] {
  const names = [...text.matchAll(chipPattern)].map(([, name = ""]) => name.trim());
  return [...new Set(names.filter((name) => !messageChips.some((chip) => chip === name)))];
}

/** A text in pieces: words, and fields by their name. */
export function splitChips(text: string): { chip: MessageChip | null; text: string }[] {
  const pieces: { chip: MessageChip | null; text: string }[] = [];
  let at = 0;
  for (const found of text.matchAll(chipPattern)) {
    const chip = messageChips.find((each) => each === found[1]?.trim());
    if (!chip) continue;
    if (found.index > at) pieces.push({ chip: null, text: text.slice(at, found.index) });
    pieces.push({ chip, text: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ chip: null, text: text.slice(at) });
  return pieces;
}

const written = (length: number) =>
  z
    .string()
    .trim()
    .min(1, { error: "required" })
    .max(length)
    .refine((text) => findUnknownChips(text).length === 0, { error: "chip_unknown" });

/** The texts of a message in one language, with fields as `{{order}}`. */
export const messageTextsSchema = z.object({
  text: written(600).describe("SMS and WhatsApp"),
  subject: written(200).describe("Subject of the e-mail"),
  body: written(4000).describe("Text of the e-mail, without greeting lines of its own frame"),
  button: written(60).describe("Words on the e-mail's button"),
});
export type MessageTexts = z.infer<typeof messageTextsSchema>;

/** The texts of a message in every language. */
export const templateTextsSchema = z.object({ de: messageTextsSchema, en: messageTextsSchema });
export type TemplateTexts = z.infer<typeof templateTextsSchema>;

export type ChipValues = Readonly<Record<MessageChip, string>>;

/** Control, direction and zero-width characters, which would change how the rest of a message reads. */
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const MAX_VALUE_LENGTH = 80;

/**
 * A value from outside as it may stand in a message: one line, without characters that are not seen, without links of
 * its own, and short.
 */
export function cleanValue(value: string): string {
  const line = value.normalize("NFC").replace(unseen, " ").replace(/\s+/g, " ").trim();
  const unlinked = line.replace(/:\/\//g, ": / /").replace(/\bwww\./gi, "www ");
  return [...unlinked].slice(0, MAX_VALUE_LENGTH).join("");
}

/**
 * Fills a text's fields. A line that consists of empty fields alone is left out, and what a value contains is never
 * read as a field.
 */
export function fillText(text: string, values: ChipValues): string {
  const known = new Map<string, string>(Object.entries(values));
  const lines = text.split("\n").flatMap((line) => {
    const filled = line.replace(chipPattern, (_, name: string) => known.get(name.trim()) ?? "");
    const isEmptied = line.trim() !== "" && filled.trim() === "" && line.replace(chipPattern, "").trim() === "";
    return isEmptied ? [] : [filled.replace(/[ \t]{2,}/g, " ").trimEnd()];
  });
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
