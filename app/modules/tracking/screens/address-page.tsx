import { ArrowLeft, Check } from "lucide-react";
import type { Address } from "#app/platform/geo/place.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { AddressView } from "../http/manage-address.server.ts";
import { AddressPin } from "./address-pin.tsx";
import { AddressChoiceForms } from "./manage-choices.tsx";
import type { ManageRefusal } from "./manage-page.tsx";
import "./tracking.css";
import "./address.css";

interface AddressPageProps {
  view: AddressView;
  refused: ManageRefusal | null;
}

/** The customer confirms the address or corrects it: its words, and where streets are known its pin. */
export function AddressPage({ view: { number, seller, token, address, map }, refused }: AddressPageProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const errorTexts = refused ? Object.values(refused.errors).flat() : [];
  return (
    <main className="page-track">
      <PageTitle>{t("tracking:address.title")}</PageTitle>
      <div className="one-task">
        <header>
          <a
            href={`/track/${number}/manage?${new URLSearchParams({ t: token, lang: language })}`}
            aria-label={t("tracking:address.back")}
          >
            <Icon of={ArrowLeft} size={20} />
          </a>
          <span>
            <h1>{t("tracking:address.title")}</h1>
            {seller}, {number}
          </span>
        </header>
        {refused?.choices && <AddressChoiceForms choices={refused.choices} />}
        {refused && !refused.choices && (
          <p className="notice is-bad" role="alert">
            {errorTexts.length > 0 ? errorTexts.join(" ") : refused.message}
          </p>
        )}
        <form method="post" className="address-form">
          {map && <AddressPin map={map} address={address} seller={seller} />}
          <AddressFields address={refused?.choices?.entered ?? toFields(address)} />
          <div className="end-bar">
            <button type="submit" name="intent" value="address" className="button button-primary button-large">
              <Icon of={Check} size={18} /> {t("tracking:address.right")}
            </button>
            <p>{t("tracking:address.until")}</p>
          </div>
        </form>
      </div>
    </main>
  );
}

const fields = [
  { name: "line1", size: "whole", maxLength: 300, isRequired: true, autoComplete: "address-line1" },
  { name: "postal_code", size: "short", maxLength: 20, isRequired: false, autoComplete: "postal-code" },
  { name: "city", size: "long", maxLength: 200, isRequired: false, autoComplete: "address-level2" },
  { name: "line2", size: "whole", maxLength: 200, isRequired: false, autoComplete: "address-line2" },
  { name: "directions", size: "whole", maxLength: 1000, isRequired: false, autoComplete: "off" },
] as const;

type FieldName = (typeof fields)[number]["name"];

const toFields = ({ postalCode, ...address }: Address) => ({ ...address, postal_code: postalCode });

function AddressFields({ address }: { address: Readonly<Partial<Record<FieldName, string | undefined>>> }) {
  const t = useTranslate();
  return (
    <div className="address-fields">
      {fields.map(({ name, size, maxLength, isRequired, autoComplete }) => (
        <label key={name} className={size}>
          <span>
            {t(`common:field.address.${name}`)}
            {!isRequired && size === "whole" && <i> {t("tracking:address.optional")}</i>}
          </span>
          <span className="input big">
            <input
              name={name}
              defaultValue={address[name] ?? ""}
              maxLength={maxLength}
              required={isRequired}
              autoComplete={autoComplete}
            />
          </span>
        </label>
      ))}
    </div>
  );
}
