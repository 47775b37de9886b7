import type { Point } from "#app/platform/geo/place.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { AddressChoices } from "../commands/address-choices.server.ts";

/** Suggestions for an address that was not found, each in its own form because the page has no script. */
export function AddressChoiceForms({ choices: { entered, pin, suggestions } }: { choices: AddressChoices }) {
  const t = useTranslate();
  const { line1, postal_code = "", city = "", line2 = "", directions = "" } = entered;
  return (
    <section className="part" aria-label={t("tracking:manage.choices")}>
      <h2>{t("tracking:manage.choices")}</h2>
      <p className="track-note">
        {t("tracking:manage.choices_why", { line: formatAddressLine({ line1, postal_code, city }) })}
      </p>
      {suggestions.map((each) => (
        <ChoiceForm
          key={formatAddressLine(each)}
          fields={{ ...each, line2, directions }}
          label={formatAddressLine(each)}
          why={(each.reasons ?? []).map((reason) => t(`map:why.${reason}`)).join(", ")}
        />
      ))}
      <ChoiceForm
        fields={{ line1, postal_code, city, line2, directions }}
        pin={pin}
        label={t("tracking:manage.choices_keep")}
        why={t("tracking:manage.choices_keep_why")}
      />
    </section>
  );
}

interface AddressFields {
  line1: string;
  postal_code: string;
  city: string;
  line2: string;
  directions: string;
}

interface ChoiceFormProps {
  fields: AddressFields;
  pin?: Point | undefined;
  label: string;
  why: string;
}

function ChoiceForm({ fields, pin, label, why }: ChoiceFormProps) {
  const { line1, postal_code, city, line2, directions } = fields;
  return (
    <form method="post">
      {Object.entries({ line1, postal_code, city, line2, directions, ...pin }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="chosen" value="yes" />
      <button type="submit" name="intent" value="address" className="button choice">
        <span>
          {label} {why && <small>{why}</small>}
        </span>
      </button>
    </form>
  );
}

const formatAddressLine = ({
  line1,
  postal_code,
  city,
}: Pick<AddressFields, "line1" | "postal_code" | "city">): string =>
  [line1, [postal_code, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
