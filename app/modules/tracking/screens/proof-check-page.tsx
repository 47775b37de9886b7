import { BadgeCheck, FileSearch, Hash, ShieldAlert } from "lucide-react";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { CheckedProof, ProofCheckView } from "../model/proof-check.ts";
import { formatCustomerMoment } from "./format-customer-window.ts";
import { TrackingFrame } from "./tracking-frame.tsx";

/** Anybody who holds a proof of delivery checks it here by its hash or file, without an account and without a script. */
export function ProofCheckPage({ view }: { view: ProofCheckView }) {
  const t = useTranslate();
  const { number, appTitle, checked, refusal, timezone } = view;
  return (
    <TrackingFrame name={appTitle} detail={number} query={checked ? { sha256: checked.hash } : {}}>
      <PageTitle>{t("tracking:check.title", { number })}</PageTitle>
      <div className="track-headline">
        <h1>{t("tracking:check.heading")}</h1>
        <p className="track-note">{t("tracking:check.lead", { number })}</p>
      </div>
      {refusal && (
        <p className="notice is-bad" role="alert">
          {refusal}
        </p>
      )}
      {checked?.found && <Genuine found={checked.found} timezone={timezone} />}
      {checked && !checked.found && (
        <section className="part" role="alert">
          <h2>
            <Icon of={ShieldAlert} size={18} /> {t("tracking:check.not_genuine")}
          </h2>
          <p>{t("tracking:check.not_genuine_why")}</p>
        </section>
      )}
      <form method="get" className="part">
        <h2>
          <Icon of={Hash} size={16} /> {t("tracking:check.by_hash")}
        </h2>
        <label htmlFor="sha256">{t("tracking:check.hash")}</label>
        <span className="input big">
          <input id="sha256" name="sha256" maxLength={120} defaultValue={checked?.hash} autoComplete="off" required />
        </span>
        <button type="submit" className="button button-primary button-large">
          {t("tracking:check.check")}
        </button>
      </form>
      <form method="post" encType="multipart/form-data" className="part">
        <h2>
          <Icon of={FileSearch} size={16} /> {t("tracking:check.by_file")}
        </h2>
        <label htmlFor="file">{t("tracking:check.file")}</label>
        <input id="file" name="file" type="file" required />
        <button type="submit" className="button button-large">
          {t("tracking:check.check_file")}
        </button>
        <p className="track-note">{t("tracking:check.not_kept")}</p>
      </form>
    </TrackingFrame>
  );
}

function Genuine({ found, timezone }: { found: CheckedProof; timezone: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { is, shipment, steps, counts, hasPlace } = found;
  const covered = (["orders", "packages", "signatures", "photos", "payments"] as const).filter(
    (each) => counts[each] > 0,
  );
  return (
    <section className="part" role="status">
      <h2>
        <Icon of={BadgeCheck} size={18} /> {t(`tracking:check.genuine.${is}`)}
      </h2>
      <p>{t("tracking:check.covers", { shipment })}</p>
      <ul className="covered">
        {steps.map(({ what, at }) => (
          <li key={`${what}${at}`}>
            {t(`tracking:check.step.${what}`)}, {formatCustomerMoment(at, timezone, language)}
          </li>
        ))}
        {covered.map((each) => (
          <li key={each}>{t(`tracking:check.count.${each}`, { count: counts[each] })}</li>
        ))}
        <li>{t(hasPlace ? "tracking:check.names_and_place" : "tracking:check.names")}</li>
      </ul>
    </section>
  );
}
