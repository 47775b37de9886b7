import type { ReactNode } from "react";
import { Avatar } from "./avatar.tsx";
import "./owner-cell.css";

interface OwnerCellProps {
  /** Id for the avatar; null for a company, which has none. */
  id: string | null;
  name: string | null;
  /** Distinguishes rows of the same owner. */
  currency?: string;
  /** Beside the name. */
  children?: ReactNode;
}

/** The owner of a row. */
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
