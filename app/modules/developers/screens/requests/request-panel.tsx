import { Copy, X } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTookFormat } from "#app/modules/webhooks/screens/webhook-log.tsx";
import { ScrollBox } from "#app/modules/webhooks/screens/webhook-request.tsx";
import { useSearchWith } from "#app/modules/workspace/screens/log-section.tsx";
import { useDates } from "#app/ui/formats/date-time.tsx";
import { formatNumber } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { useCopy } from "#app/ui/primitives/use-copy.ts";
import { type ApiRequest, formatRequestCurl, type LoggedBody } from "../../model/api-request.ts";
import { RequestStatus } from "./request-line.tsx";

/** One request: who sent it and when, what was sent and what was answered. */
export function RequestPanel({ request }: { request: ApiRequest }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const dates = useDates();
  const took = useTookFormat();
  const to = useSearchWith();
  const { method, path, query, tool, status, address, userAgent, idempotencyKey, at, durationMs } = request;
  const title = `${method} ${tool ?? path}`;
  const seen = { time: dates.instant(at, "second"), took: took(durationMs), address: address ?? "" };
  const copyText = useCopy();
  const copy = () => copyText(formatRequestCurl(location.origin, request));
  return (
    <aside className="log-opened" aria-label={title}>
      <header>
        <h2 className="break-all">{title}</h2>
        <RequestStatus status={status} />
        <span className="grow" />
        <IconButton
          icon={X}
          label={t("common:action.close")}
          tip="end"
          onClick={() => navigate(to({ request: "" }), { preventScrollReset: true })}
        />
      </header>
      <section>
        <dl className="log-opened-facts">
          <Fact name={t("requests:at")}>{t(address ? "requests:took_from" : "requests:took_here", seen)}</Fact>
          <Fact name={t("requests:id")}>
            <code className="break-all">{request.requestId}</code>
          </Fact>
          {userAgent && <Fact name={t("requests:program")}>{userAgent}</Fact>}
          {idempotencyKey && (
            <Fact name={t("requests:key")}>
              <code className="break-all">{idempotencyKey}</code>
              {request.replayed && <span className="faint-ink"> {t("requests:replayed")}</span>}
            </Fact>
          )}
        </dl>
      </section>
      <section>
        <h3>
          {t("webhooks:request")}
          <button type="button" className="link log-copy" onClick={copy}>
            <Icon of={Copy} size={13} />
            {t("webhooks:copy_curl")}
          </button>
        </h3>
        <ScrollBox>
          <b>{method}</b> {path}
          {query?.split("&").map((each, place) => `\n  ${place === 0 ? "?" : "&"}${each}`)}
          {tool && `\n  ${tool}`}
        </ScrollBox>
        <BodyText of={request.request} />
      </section>
      <section>
        <h3>
          {t("webhooks:response")}
          <span className="faint-ink">{request.response.type}</span>
        </h3>
        <BodyText of={request.response} />
      </section>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A body pretty printed; of what is not kept its type and size. */
function BodyText({ of: { type, bytes, body } }: { of: LoggedBody }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  if (body !== null) return <ScrollBox>{JSON.stringify(JSON.parse(body), null, 2)}</ScrollBox>;
  if (type === null) return <p className="faint-ink">{t("requests:no_body")}</p>;
  const size = bytes === null ? "–" : `${formatNumber(Math.ceil(bytes / 1024), locale)} KB`;
  return <p className="faint-ink">{t("requests:not_kept", { type: type.split(";")[0] ?? type, size })}</p>;
}
