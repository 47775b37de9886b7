import type { ReactNode } from "react";

interface EmptyStateProps {
  /** What is missing, in one line. */
  title: string;
  /** Why, or what to do next. */
  text?: string;
  /** One button. */
  action?: ReactNode;
  /** Fills a page instead of a row. */
  page?: boolean;
  /** The title is the page's heading. */
  heading?: boolean;
}

/** The empty state: one line what is missing, one line why, one button. */
export function EmptyState({ title, text, action, page, heading }: EmptyStateProps) {
  return (
    <div className={`empty${page ? " empty-page" : ""}`}>
      <svg width={page ? 48 : 30} height={page ? 38 : 24} viewBox="0 0 30 24" fill="none" aria-hidden>
        <rect x="1" y="1" width="28" height="22" rx="3.5" stroke="var(--color-line-strong)" />
        <path d="M1 13h28" stroke="var(--color-line-strong)" strokeDasharray="2 2" />
        <path d="M7 7h8" stroke="var(--color-ink-3)" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
      <div>
        {heading ? <h1>{title}</h1> : <b>{title}</b>}
        {text && <p>{text}</p>}
      </div>
      {action}
    </div>
  );
}
