import { data } from "react-router";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { readMailOutbox } from "../db/mail.reads.server.ts";
import type { Route } from "./+types/dev-outbox.ts";

/** Shows sent mails, texts and notifications with their links, for development without a mail server. Query: to. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, development } = context.get(appContext);
  if (!development) throw data(null, { status: 404 });
  return { messages: await readMailOutbox(db, new URL(request.url).searchParams.get("to")) };
}

const link = /(https?:\/\/\S+)/;

export default function Outbox({ loaderData: { messages } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <div className="wide">
      <PageTitle>{t("auth:outbox.title")}</PageTitle>
      <h1>{t("auth:outbox.title")}</h1>
      <p className="soft-ink">{t(messages.length > 0 ? "auth:outbox.lead" : "auth:outbox.none")}</p>
      {messages.map(({ id, recipient, subject, body, push }) => (
        <article key={id} className="grid gap-1">
          <h2 className="text-sm">{subject}</h2>
          <span className="faint-ink text-xs">{t("auth:outbox.to", { recipient })}</span>
          <p className="whitespace-pre-wrap text-sm break-words">
            {body.split(link).map((part) =>
              link.test(part) ? (
                <a key={part} className="link" href={part}>
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </p>
          {push && (
            <a className="link text-sm" href={push.path}>
              {push.path}
            </a>
          )}
        </article>
      ))}
    </div>
  );
}
