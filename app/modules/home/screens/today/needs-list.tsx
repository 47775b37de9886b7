import { useState } from "react";
import { formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { StatusShape } from "#app/ui/status/status.tsx";
import type { Need } from "../../model/needs.ts";
import { HomeHead } from "./home-head.tsx";
import { needMarks, useNeedText } from "./use-need-text.tsx";
import "./needs-list.css";

/** Lines shown before "Show more". */
const INITIAL_NEEDS_SHOWN = 9;

/** Needed actions, most urgent first, each with a button for the remedy. */
export function NeedsList({ needs, asOf }: { needs: readonly Need[]; asOf: number }) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const wordsOf = useNeedText(asOf);
  const shown = all ? needs : needs.slice(0, INITIAL_NEEDS_SHOWN);
  return (
    <section aria-labelledby="needs">
      <HomeHead
        id="needs"
        title={t("home:needs.title")}
        note={needs.length > 0 && t("home:needs.ranked", { count: needs.length })}
      />
      {needs.length === 0 ? (
        <p className="needs-none">
          <b>{t("home:needs.none")}</b> <span>{t("home:needs.none_why")}</span>
        </p>
      ) : (
        <>
          <p className="needs-head" aria-hidden>
            {t("home:needs.left")}
          </p>
          <ol>
            {shown.map((need, at) => {
              const { title, text, act, to } = wordsOf(need);
              return (
                <li key={need.id} className={need.over ? "need is-over" : "need"}>
                  <NeedMark need={need} />
                  <div className="need-words">
                    <b title={title}>{title}</b>
                    <span>{text}</span>
                  </div>
                  <TimeLeft need={need} asOf={asOf} />
                  <span className="need-act">
                    {to.startsWith("tel:") ? (
                      <a className="button" href={to}>
                        {act}
                      </a>
                    ) : (
                      <ButtonLink
                        kind={at === 0 && need.over ? "primary" : "secondary"}
                        to={to}
                        aria-label={`${act}: ${title}`}
                      >
                        {act}
                      </ButtonLink>
                    )}
                  </span>
                </li>
              );
            })}
          </ol>
          {needs.length > INITIAL_NEEDS_SHOWN && (
            <Button kind="ghost" className="needs-more" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t("home:needs.fewer") : t("home:needs.more", { count: needs.length - INITIAL_NEEDS_SHOWN })}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function NeedMark({ need }: { need: Need }) {
  const mark = needMarks[need.kind];
  return "icon" in mark ? (
    <Icon of={mark.icon} size={15} />
  ) : (
    <StatusShape kind="lateness" code={mark.lateness} size={15} />
  );
}

/** "overdue", "18 min", "1:12 h", or that it can wait until the evening. */
function TimeLeft({ need: { over, breaksAt }, asOf }: { need: Need; asOf: number }) {
  const t = useTranslate();
  if (over || (breaksAt !== null && breaksAt <= asOf))
    return <span className="need-left">{t("home:needs.overdue")}</span>;
  if (breaksAt === null) return <span className="need-left">{t("home:needs.today")}</span>;
  return <span className="need-left">{formatSpan((breaksAt - asOf) / 1000, t)}</span>;
}
