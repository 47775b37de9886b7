import type { ReactNode } from "react";
import { DateTimeText } from "../../formats/date-time.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { type LabeledState, StateShape } from "../../status/state-label.tsx";
import { StatusShape } from "../../status/status.tsx";
import { getStatusLabel, type StatusCodes, type StatusKind } from "../../status/statuses.ts";

export interface EventTimelineEntry {
  key: string;
  title: ReactNode;
  text?: ReactNode;
  /** Below the text, as a block. */
  more?: ReactNode;
  /** Milliseconds UTC. */
  at: number;
  /** The actor. */
  by?: string | undefined;
  /** The status that was reached; shows a dot if left out. */
  reached?:
    | { state: LabeledState }
    | { [Kind in StatusKind]: { kind: Kind; code: StatusCodes[Kind] } }[StatusKind]
    | undefined;
}

/** Timeline entries, newest first. */
export function EventTimeline({ entries }: { entries: readonly EventTimelineEntry[] }) {
  return (
    <ol className="trail">
      {entries.map(({ key, title, text, more, at, by, reached }) => (
        <li key={key}>
          <Mark reached={reached} />
          <b>{title}</b>
          {text && (
            <>
              <br />
              <span className="soft-ink">{text}</span>
            </>
          )}
          {more ?? <br />}
          <span className="when">
            <DateTimeText at={at} />
            {by && ` · ${by}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ reached }: Pick<EventTimelineEntry, "reached">) {
  if (!reached) return <span className="dot" />;
  if ("state" in reached) return <StateShape state={reached.state} />;
  return <StatusShape kind={reached.kind} code={reached.code} />;
}

interface JourneyProps<Kind extends StatusKind> {
  kind: Kind;
  steps: readonly { code: StatusCodes[Kind]; at: number }[];
}

/** The statuses an object went through, left to right. */
export function Journey<Kind extends StatusKind>({ kind, steps }: JourneyProps<Kind>) {
  const t = useTranslate();
  if (steps.length === 0) return null;
  return (
    <div className="perforation">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways when the journey is long. */}
      <ol className="path" aria-label={t("common:detail.journey")} tabIndex={0}>
        {steps.map(({ code, at }, index) => (
          <li key={`${code}-${at}`} className={index === steps.length - 1 ? "last" : undefined}>
            <StatusShape kind={kind} code={code} size={18} />
            <b>{t(getStatusLabel(kind, code))}</b>
            <span>
              <DateTimeText at={at} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
