import type { ReactNode } from "react";

interface DetailSectionProps {
  title: string;
  /** Smaller, behind the title: counts, totals. */
  note?: ReactNode;
  /** At the right end of the title: an edit button. */
  action?: ReactNode;
  children: ReactNode;
  /** A second column of 300 px: map, photos, sums. */
  beside?: ReactNode;
}

/** One section of a detail page, separated by a hairline. */
export function DetailSection({ title, note, action, children, beside }: DetailSectionProps) {
  const head = <SectionHead title={title} note={note} action={action} />;
  if (!beside)
    return (
      <section>
        {head}
        {children}
      </section>
    );
  return (
    <section className="two-columns">
      <div>
        {head}
        {children}
      </div>
      <div>{beside}</div>
    </section>
  );
}

/** The title of a region, or of its second column. */
export function SectionHead({ title, note, action }: Pick<DetailSectionProps, "title" | "note" | "action">) {
  return (
    <div className="section-head">
      <h2>
        {title}
        {note && <span>{note}</span>}
      </h2>
      {action}
    </div>
  );
}

export interface Fact {
  label: string;
  /** Empty facts are left out. */
  value: ReactNode;
}

/** Names and values on one column edge; `numbers` puts the values at the right. */
export function Facts({ facts, numbers }: { facts: readonly Fact[]; numbers?: boolean }) {
  return (
    <dl className={`definitions${numbers ? " numbers" : ""}`}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ label, value }) => (
          <FactRow key={label} label={label} value={value} />
        ))}
    </dl>
  );
}

function FactRow({ label, value }: Fact) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
