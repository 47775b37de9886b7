import type { ReactNode } from "react";
import { Link } from "react-router";

interface HomeHeadProps {
  id: string;
  title: string;
  note?: ReactNode;
  /** The page with all of it. */
  all?: { to: string; label: string };
  end?: ReactNode;
}

/** The heading of a part of home, with its count and a link to the whole list. */
export function HomeHead({ id, title, note, all, end }: HomeHeadProps) {
  return (
    <div className="home-head">
      <h2 id={id}>{title}</h2>
      {note && <span>{note}</span>}
      <span className="grow" />
      {all && (
        <Link className="link" to={all.to} prefetch="intent">
          {all.label}
        </Link>
      )}
      {end}
    </div>
  );
}
