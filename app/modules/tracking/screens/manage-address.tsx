import type { Address } from "#app/platform/geo/place.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";

const fields = [
  { name: "line1", key: "line1", longest: 300, needed: true, complete: "address-line1" },
  { name: "line2", key: "line2", longest: 200, needed: false, complete: "address-line2" },
  { name: "postal_code", key: "postalCode", longest: 20, needed: false, complete: "postal-code" },
  { name: "city", key: "city", longest: 200, needed: false, complete: "address-level2" },
  { name: "directions", key: "directions", longest: 1000, needed: false, complete: "off" },
] as const;

/** The customer says that the address is right, or writes it anew. */
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
          {fields.map(({ name, key, longest, needed, complete }) => (
            <label key={name}>
              {t(`common:field.address.${name}`)}
              <span className="input big">
                <input
                  name={name}
                  defaultValue={address[key] ?? ""}
                  maxLength={longest}
                  required={needed}
                  autoComplete={complete}
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
