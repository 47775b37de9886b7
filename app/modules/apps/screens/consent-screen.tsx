import { ArrowRight, BadgeCheck, Lock, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { useLogOut } from "#app/ui/client/use-log-out.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Logo } from "#app/ui/primitives/logo.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { ConsentData } from "../model/consent.ts";
import { ConsentFrame } from "./consent-frame.tsx";
import { ScopeList } from "./scope-list.tsx";

type Asking = Extract<ConsentData, { kind: "asks" }>;

/** Who asks, for what, and in which workspace; the person allows or goes back. */
export function ConsentScreen({ data, message }: { data: Asking; message: string | null }) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const navigation = useNavigation();
  const { scopes, account, merchants, app, destination } = data;
  const isPossible = data.mayConnect && scopes.every((each) => each.isOptional || each.isHeld);
  const [chosen, setChosen] = useState<readonly string[]>(
    data.isPreset ? scopes.filter(({ isHeld }) => isHeld).map(({ permission }) => permission) : [],
  );
  const count = scopes.filter((each) => each.isHeld && (!each.isOptional || chosen.includes(each.permission))).length;
  const chooseWorkspace = (id: string) => {
    const next = new URLSearchParams(params);
    next.set("workspace", id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  const title = account
    ? t("apps:consent.title", { app: app.name, workspace: account.name })
    : t("apps:consent.no_workspace", { app: app.name });
  const warning = !data.mayConnect ? t("apps:consent.forbidden") : isPossible ? message : t("apps:consent.beyond");
  return (
    <ConsentFrame person={<SignedIn name={data.person} />} below={t("apps:consent.back", { destination })}>
      <Form method="post" className="consent-card">
        <PageTitle>{title}</PageTitle>
        <section className="consent-who">
          <Marks name={app.name} />
          <h1>{title}</h1>
          <Publisher app={app} />
        </section>
        <section className="consent-what">
          <ScopeList scopes={scopes.filter(({ isOptional }) => !isOptional)} title={t("apps:consent.may")} />
          <ScopeList
            scopes={scopes.filter(({ isOptional }) => isOptional)}
            title={t(scopes.some(({ isOptional }) => !isOptional) ? "apps:consent.choose" : "apps:consent.may_choose")}
            chosen={chosen}
            onChoose={setChosen}
          />
          <p className="consent-note">
            <Icon of={Lock} size={15} />
            <span>{t("apps:consent.never")}</span>
          </p>
        </section>
        <section className="consent-where">
          <div className="consent-pair">
            {account && (
              <Select
                name="account"
                label={t("apps:consent.workspace")}
                options={data.accounts}
                value={account.id}
                onChange={(event) => chooseWorkspace(event.currentTarget.value)}
              />
            )}
            {merchants.length > 0 && (
              <Select
                name="merchant_id"
                label={t("apps:consent.merchant")}
                placeholder={t("apps:consent.all_merchants")}
                options={merchants.map(({ value, label }) => ({
                  value,
                  label: t("apps:consent.only", { merchant: label }),
                }))}
              />
            )}
          </div>
          <p className="hint">{t("apps:consent.renewed")}</p>
          {warning && (
            <p className="consent-warning" role="alert">
              <Icon of={TriangleAlert} size={15} />
              <span>{warning}</span>
            </p>
          )}
        </section>
        <footer>
          <a className="button button-ghost" href={data.cancel}>
            {t("apps:consent.cancel")}
          </a>
          <span className="grow" />
          <Button
            kind="primary"
            large
            type="submit"
            disabled={!isPossible || count === 0}
            pending={navigation.state === "submitting"}
          >
            {t("apps:consent.allow", { count })}
          </Button>
        </footer>
      </Form>
    </ConsentFrame>
  );
}

function SignedIn({ name }: { name: string }) {
  const t = useTranslate();
  const { logOut, question } = useLogOut({ isReturning: true });
  return (
    <>
      <span className="soft-ink">{t("apps:consent.signed_in", { name })}</span>
      <button type="button" className="link" onClick={logOut}>
        {t("apps:consent.change")}
      </button>
      {question}
    </>
  );
}

function Marks({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => [...word][0] ?? "");
  return (
    <div className="consent-marks" aria-hidden>
      <span className="consent-mark">{letters.join("").toUpperCase()}</span>
      <Icon of={ArrowRight} size={18} />
      <Logo size={40} />
    </div>
  );
}

/** Who runs the app, as far as it is known. */
function Publisher({ app: { kind, publisher, host } }: Pick<Asking, "app">) {
  const t = useTranslate();
  if (kind === "self") return <p className="consent-unchecked">{t("apps:consent.unchecked")}</p>;
  return (
    <p className="soft-ink">
      {publisher && t("apps:consent.by", { publisher })}
      {publisher && host && ", "}
      {host && <b>{host}</b>}
      {kind === "document" && (
        <span className="consent-verified">
          <Icon of={BadgeCheck} size={15} />
          {t("apps:consent.verified")}
        </span>
      )}
    </p>
  );
}

/** Goes back to the app, also where no script runs. */
export function ConsentAnswered({ data, to }: { data: Asking; to: string }) {
  const t = useTranslate();
  useEffect(() => location.assign(to), [to]);
  const title = t("apps:consent.done", { app: data.app.name });
  return (
    <ConsentFrame>
      <meta httpEquiv="refresh" content={`1;url=${to}`} />
      <div className="consent-card">
        <PageTitle>{title}</PageTitle>
        <section className="consent-who">
          <Marks name={data.app.name} />
          <h1>{title}</h1>
          <p className="soft-ink">{t("apps:consent.going", { destination: data.destination })}</p>
          <p>
            <a className="link" href={to}>
              {t("apps:consent.go")}
            </a>
          </p>
        </section>
      </div>
    </ConsentFrame>
  );
}

/** Nobody is sent anywhere where it is not known who asks. */
export function ConsentRefused({ why }: { why: "app" | "address" }) {
  const t = useTranslate();
  return (
    <ConsentFrame>
      <div className="consent-card">
        <PageTitle>{t(`apps:consent.${why}_unknown`)}</PageTitle>
        <section className="consent-who">
          <h1>{t(`apps:consent.${why}_unknown`)}</h1>
          <p className="soft-ink">{t(`apps:consent.${why}_why`)}</p>
        </section>
      </div>
    </ConsentFrame>
  );
}
