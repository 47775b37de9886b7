import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import "./owner-cell.css";

interface OwnerCellProps {
  /** Whose face it is; null for a company, which has none. */
  id: string | null;
  name: string | null;
  /** What tells this row of theirs from the others. */
  currency?: string;
  /** Beside the name. */
  children?: ReactNode;
}

/** Whose a row is, as its cell says. */
export function OwnerCell({ id, name, currency, children }: OwnerCellProps) {
  return (
    <span className="holder">
      {id && <Avatar id={id} name={name ?? ""} />}
      <span>{name}</span>
      {currency && <i>{currency}</i>}
      {children}
    </span>
  );
}
