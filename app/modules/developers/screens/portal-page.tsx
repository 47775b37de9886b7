import { ChevronRight, CircleCheck, Download, FileText, FlaskConical } from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { parseMarkdown } from "../model/markdown-blocks.ts";
import { getPagePath, type PortalPage } from "../model/portal-pages.ts";
import { Code, Markdown, renderInline } from "./markdown.tsx";
import { type Listed, PortalFrame } from "./portal-frame.tsx";
import { TryIt } from "./try-it.tsx";

interface PortalScreenProps {
  shown: PortalPage;
  listed: readonly Listed[];
}

/** One page of the portal. */
export function PortalScreen({ shown, listed }: PortalScreenProps) {
  const t = useTranslate();
  const { title, lead, text, call, section, group, guide } = shown;
  const path = getPagePath(shown);
  const { minutes, file } = guide;
  return (
    <PortalFrame
      {...{ title, section, listed }}
      current={path}
      question=""
      aside={call ? <CallSidebar call={call} /> : <Headings text={text} guide={guide} />}
    >
      <p className="portal-crumbs">
        <a href={`/developers/${section}`}>{t(`developers:sections.${section}`)}</a>
        {section === "reference" && (
          <>
            <ChevronRight size={13} aria-hidden />
            <span>{group}</span>
          </>
        )}
      </p>
      <h1>{title}</h1>
      {lead && <p className="portal-lead">{renderInline(lead)}</p>}
      <p className="portal-as">
        {minutes !== undefined && <span>{t("developers:minutes", { count: minutes })}</span>}
        <a href={`${path}.md`}>
          <FileText size={14} aria-hidden />
          {t("developers:as_markdown")}
        </a>
        {file && (
          <a href={`data:application/json;charset=utf-8,${encodeURIComponent(file.text)}`} download={file.name}>
            <Download size={14} aria-hidden />
            {file.name}
          </a>
        )}
      </p>
      <Markdown text={text} />
    </PortalFrame>
  );
}

/** Headings of a text for navigation on a long page, and the result of a guide. */
function Headings({ text, guide: { sidebar, minutes } }: { text: string; guide: PortalPage["guide"] }) {
  const t = useTranslate();
  const headings = parseMarkdown(text).flatMap((block) => (block.kind === "heading" ? [block] : []));
  if (headings.length === 0 && !sidebar) return null;
  return (
    <>
      {headings.length > 0 && (
        <section>
          <h2>{t("developers:on_page")}</h2>
          <ul className="portal-headings">
            {headings.map(({ id, text: each }) => (
              <li key={id}>
                <a href={`#${id}`}>{each.replace(/^\d+\. /, "")}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sidebar && (
        <section>
          <h2>{sidebar.title}</h2>
          <Code text={sidebar.text} />
        </section>
      )}
      {minutes !== undefined && (
        <a className="portal-button" href="/settings/sandbox">
          <FlaskConical size={15} aria-hidden />
          {t("developers:open_sandbox")}
        </a>
      )}
    </>
  );
}

/** A call in four languages, selectable without a script, and its response. */
function CallSidebar({ call }: { call: NonNullable<PortalPage["call"]> }) {
  const t = useTranslate();
  return (
    <>
      <fieldset className="portal-samples">
        <legend className="visually-hidden">{t("developers:language")}</legend>
        {call.samples.map(({ language, text }, at) => (
          <div key={language} className="portal-sample">
            <label>
              <input type="radio" name="language" value={language} defaultChecked={at === 0} />
              {language}
            </label>
            <Code text={text} />
          </div>
        ))}
      </fieldset>
      {call.example && (
        <section>
          <h2>
            <CircleCheck size={14} aria-hidden />
            {t("developers:answer", { status: `${call.status} ${statusTexts[call.status] ?? ""}`.trim() })}
          </h2>
          <Code text={call.example} />
        </section>
      )}
      {!call.uploads && <TryIt call={call} />}
    </>
  );
}

/** Reason phrase of a status (RFC 9110). */
const statusTexts: Readonly<Record<string, string>> = { "200": "OK", "201": "Created", "202": "Accepted" };
