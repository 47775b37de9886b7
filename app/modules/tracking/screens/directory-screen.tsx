import type { ListedCarrier } from "#app/modules/workspace/model/directory-listing.ts";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { listCountryOptions } from "#app/ui/resource/form/address-field.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { DirectoryFault } from "../commands/view-directory.server.ts";
import { TrackingFrame } from "./tracking-frame.tsx";
import "./directory.css";

interface DirectoryScreenProps {
  appTitle: string;
  search: string;
  country: string;
  carriers: readonly ListedCarrier[];
  faults: readonly DirectoryFault[];
  next: string | null;
}

/** The public directory of carriers; works without a script. */
export function DirectoryScreen({ appTitle, search, country, carriers, faults, next }: DirectoryScreenProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const query = { ...(search ? { q: search } : {}), ...(country ? { country } : {}) };
  return (
    <TrackingFrame name={appTitle} query={query}>
      <PageTitle>{t("tracking:directory.title")}</PageTitle>
      <div className="track-headline">
        <h1>{t("tracking:directory.title")}</h1>
        <p>{t("tracking:directory.lead")}</p>
      </div>
      <form className="directory-find" action="/directory">
        <label>
          {t("tracking:directory.search")}
          <input type="search" name="q" defaultValue={search} maxLength={60} />
        </label>
        <label>
          {t("tracking:directory.country")}
          <select name="country" defaultValue={country}>
            <option value="">{t("tracking:directory.all_countries")}</option>
            {listCountryOptions(locale).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{t("tracking:directory.find")}</button>
      </form>
      {faults.map((each) => (
        <p key={each} className="directory-fault" role="alert">
          {t(`tracking:directory.fault.${each}`)}
        </p>
      ))}
      {carriers.length === 0 && (
        <p className="directory-none">
          {t(next ? "tracking:directory.none_yet" : `tracking:directory.${search || country ? "none" : "empty"}`)}
        </p>
      )}
      <ul className="directory-list">
        {carriers.map((each) => (
          <Carrier key={each.id} carrier={each} />
        ))}
      </ul>
      {next && (
        <p>
          <a href={`/directory?${new URLSearchParams({ ...query, after: next })}`}>{t("tracking:directory.more")}</a>
        </p>
      )}
    </TrackingFrame>
  );
}

function Carrier({ carrier }: { carrier: ListedCarrier }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { name, about, services, areas, website, email, phone } = carrier;
  const countries = carrier.countries.length > 0 ? carrier.countries : [carrier.country];
  const places = [...areas, ...countries.map((code) => names.of(code) ?? code)];
  return (
    <li>
      <h2>{name}</h2>
      <p className="directory-where">{places.join(" · ")}</p>
      {about && <p>{about}</p>}
      {services.length > 0 && (
        <p className="directory-services">
          {services.map((each) => (
            <span key={each}>{t(`tracking:directory.service.${each}`)}</span>
          ))}
        </p>
      )}
      <p className="directory-reach">
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
        {website && (
          <a href={website} rel="nofollow noopener noreferrer">
            {new URL(website).hostname}
          </a>
        )}
      </p>
    </li>
  );
}
