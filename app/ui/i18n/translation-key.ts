import type { en } from "#app/platform/i18n/catalogues/en.ts";

type Catalogue = typeof en;
type Singular<Key extends string> = Key extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Key;

type Leaves<Tree, Path extends string = ""> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string
    ? `${Path}${Singular<`${Key}`>}`
    : Leaves<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & (string | number)];

/** A key of any catalogue with its area: `orders:column.number`. Plural forms use their stem. */
export type TranslationKey = { [Area in keyof Catalogue]: `${Area}:${Leaves<Catalogue[Area]>}` }[keyof Catalogue];

/** Values for a translation's `{{placeholders}}`; `count` selects the plural form. */
export type TranslationValues = Record<string, string | number>;

/** Translates a key into the reader's language. */
export type Translate = (key: TranslationKey, values?: TranslationValues) => string;
