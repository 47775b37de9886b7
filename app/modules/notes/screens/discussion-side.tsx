import { type ReactNode, useState } from "react";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Avatar } from "#app/ui/primitives/avatar.tsx";
import { TabPanes } from "#app/ui/primitives/tabs.tsx";
import { EventTimeline, type EventTimelineEntry } from "#app/ui/resource/detail/event-timeline.tsx";
import type { Colleague, Note } from "../model/note.ts";
import { NoteBox } from "./note-box.tsx";

interface DiscussionSideProps {
  entries: readonly EventTimelineEntry[];
  notes: readonly Note[];
  people: readonly Colleague[];
  /** The command that adds a note, and the number of its entity. */
  intent: string;
  number: string;
}

/** Side panel of a detail page: timeline and notes. */
export function DiscussionSide({ entries, notes, people, intent, number }: DiscussionSideProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<"timeline" | "notes">("timeline");
  return (
    <section>
      <TabPanes
        label={t("common:detail.side")}
        current={shown}
        above={<NoteBox people={people} intent={intent} number={number} onWritten={() => setShown("notes")} />}
        tabs={[
          { key: "timeline", label: t("common:detail.timeline"), onSelect: () => setShown("timeline") },
          { key: "notes", label: t("common:detail.notes"), count: notes.length, onSelect: () => setShown("notes") },
        ]}
      >
        {shown === "timeline" ? <EventTimeline entries={entries} /> : <Notes notes={notes} people={people} />}
      </TabPanes>
    </section>
  );
}

function Notes({ notes, people }: Pick<DiscussionSideProps, "notes" | "people">) {
  const t = useTranslate();
  if (notes.length === 0) return <p className="faint-ink px-5 py-3">{t("common:detail.no_notes")}</p>;
  return (
    <ol className="notes">
      {notes.map((note) => (
        <li key={note.id}>
          <Avatar id={note.authorId} name={note.authorName} />
          <div>
            <b>{note.authorName}</b>
            <p>{renderMentions(note.text, people)}</p>
            <span className="when">
              <DateTimeText at={note.at} />
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A text with highlighted mentions. */
function renderMentions(text: string, people: readonly Colleague[]): ReactNode {
  const names = people.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  const parts: ReactNode[] = [];
  let plain = 0;
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    const name = names.find((each) => text.startsWith(each, at));
    if (!name) continue;
    parts.push(text.slice(plain, at), <strong key={at}>{name}</strong>);
    plain = at + name.length;
  }
  return [...parts, text.slice(plain)];
}
