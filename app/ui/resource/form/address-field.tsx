import { useMemo } from "react";
import { countries } from "#app/platform/money/countries.ts";
import { useFormats } from "../../formats/formats-context.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { type Option, Select } from "../../primitives/select.tsx";
import { TextArea, TextField } from "../../primitives/text-field.tsx";
import { StreetField } from "./street-field.tsx";
import { useFormField } from "./use-form-field.ts";

const parts = [
  { part: "line2", span: 6, autoComplete: "address-line2", optional: true },
  { part: "postal_code", span: 2, autoComplete: "postal-code" },
  { part: "city", span: 4, autoComplete: "address-level2" },
  { part: "region", span: 3, autoComplete: "address-level1", optional: true },
] as const;

/** A postal address: its street with suggestions, its parts below one name, the country by its name in the reader's language. */
export function AddressField({ name }: { name: string }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const country = useFormField(`${name}.country`);
  const directions = useFormField(`${name}.directions`);
  const { countries: operating } = useFormats();
  const options = useMemo(() => {
    const groups = { first: t("common:field.address.operating"), others: t("common:field.address.others") };
    return sortOperatingFirst(listCountryOptions(locale), operating, groups);
  }, [locale, operating, t]);
  return (
    <>
      <StreetField name={name} />
      {parts.map((part) => (
        <AddressPart key={part.part} name={name} {...part} />
      ))}
      <Select
        key={country.key}
        id={country.id}
        name={country.name}
        label={t("common:field.address.country")}
        defaultValue={country.start}
        errors={country.errors}
        span={3}
        placeholder={t("common:field.choose")}
        options={options}
        autoComplete="country"
      />
      <TextArea
        key={directions.key}
        id={directions.id}
        name={directions.name}
        label={t("common:field.address.directions")}
        defaultValue={directions.start}
        errors={directions.errors}
        rows={2}
        optional
        span={6}
      />
    </>
  );
}

type PartProps = { name: string; optional?: boolean } & (typeof parts)[number];

function AddressPart({ name, part, span, autoComplete, optional }: PartProps) {
  const t = useTranslate();
  const { id, key, start, errors, name: full } = useFormField(`${name}.${part}`);
  return (
    <TextField
      key={key}
      id={id}
      name={full}
      label={t(`common:field.address.${part}`)}
      defaultValue={start}
      errors={errors}
      autoComplete={autoComplete}
      optional={optional ?? false}
      span={span}
    />
  );
}

/** Every country by its name, in the order of the reader's alphabet. */
export function listCountryOptions(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** The countries that the account operates in stand first; without any, all stand together. */
function sortOperatingFirst(
  options: readonly Option[],
  operating: readonly string[],
  groups: { first: string; others: string },
): readonly Option[] {
  const chosen = new Set(operating);
  if (chosen.size === 0) return options;
  return [
    ...options.filter(({ value }) => chosen.has(value)).map((each) => ({ ...each, group: groups.first })),
    ...options.filter(({ value }) => !chosen.has(value)).map((each) => ({ ...each, group: groups.others })),
  ];
}
