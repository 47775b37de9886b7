import { useWords } from "#app/ui/words/use-words.ts";
import { Code, Markdown } from "./markdown.tsx";
import { blocksOf } from "./markdown-blocks.ts";
import { type PortalPage, pathOf } from "./pages.ts";
import { type Listed, PortalFrame } from "./portal-frame.tsx";
import { TryIt } from "./try-it.tsx";

interface PortalScreenProps {
  shown: PortalPage;
  listed: readonly Listed[];
}

/** One page of the portal. */
export function PortalScreen({ shown, listed }: PortalScreenProps) {
  const say = useWords();
  const { title, lead, text, call, section, group } = shown;
  const path = pathOf(shown);
  return (
    <PortalFrame
      {...{ title, section, listed }}
      current={path}
      question=""
      aside={call ? <Beside call={call} /> : <Headings text={text} />}
    >
      <p className="portal-crumbs">
        <a href={`/developers/${section}`}>{say(`developers:sections.${section}`)}</a>
        {section === "reference" && <span>{group}</span>}
      </p>
      <h1>{title}</h1>
      {lead && <p className="portal-lead">{lead}</p>}
      <p className="portal-as">
        <a href={`${path}.md`}>{say("developers:as_markdown")}</a>
      </p>
      <Markdown text={text} />
    </PortalFrame>
  );
}

/** The headings of a text: where one is on a long page. */
function Headings({ text }: { text: string }) {
  const say = useWords();
  const headings = blocksOf(text).flatMap((block) => (block.kind === "heading" ? [block] : []));
  if (headings.length === 0) return null;
  return (
    <section>
      <h2>{say("developers:on_page")}</h2>
      <ul className="portal-headings">
        {headings.map(({ id, text: each }) => (
          <li key={id}>
            <a href={`#${id}`}>{each}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A call in four languages, chosen without a script, and what it answers. */
function Beside({ call }: { call: NonNullable<PortalPage["call"]> }) {
  const say = useWords();
  return (
    <>
      <fieldset className="portal-samples">
        <legend className="visually-hidden">{say("developers:language")}</legend>
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
      {call.answer && (
        <section>
          <h2>{say("developers:answer", { status: call.status })}</h2>
          <Code text={call.answer} />
        </section>
      )}
      <TryIt call={call} />
    </>
  );
}
