import type { Address } from "#app/platform/geo/place.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";

const fields = [
  { name: "line1", key: "line1", maxLength: 300, isRequired: true, autoComplete: "address-line1" },
  { name: "line2", key: "line2", maxLength: 200, isRequired: false, autoComplete: "address-line2" },
  { name: "postal_code", key: "postalCode", maxLength: 20, isRequired: false, autoComplete: "postal-code" },
  { name: "city", key: "city", maxLength: 200, isRequired: false, autoComplete: "address-level2" },
  { name: "directions", key: "directions", maxLength: 1000, isRequired: false, autoComplete: "off" },
] as const;

/** The customer confirms the address or corrects it. */
export function AddressForms({ address }: { address: Address }) {
  const t = useTranslate();
  return (
    <>
      <form method="post">
        <button type="submit" name="intent" value="confirm" className="button button-large">
          {t("tracking:manage.right")}
        </button>
      </form>
      <details>
        <summary>{t("tracking:manage.correct")}</summary>
        <form method="post">
          {fields.map(({ name, key, maxLength, isRequired, autoComplete }) => (
            <label key={name}>
              {t(`common:field.address.${name}`)}
              <span className="input big">
                <input
                  name={name}
                  defaultValue={address[key] ?? ""}
                  maxLength={maxLength}
                  required={isRequired}
                  autoComplete={autoComplete}
                />
              </span>
            </label>
          ))}
          <button type="submit" name="intent" value="address" className="button button-primary button-large">
            {t("tracking:manage.save_address")}
          </button>
        </form>
      </details>
    </>
  );
}
