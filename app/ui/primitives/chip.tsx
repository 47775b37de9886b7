import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface ChipProps {
  children: ReactNode;
  onRemove?: () => void;
  removeLabel?: string;
}

/** A small bordered label that can be removed. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <span className="chip">
      <span className="chip-value">{children}</span>
      {onRemove && (
        <button type="button" className="chip-remove" aria-label={removeLabel} onClick={onRemove}>
          <Icon of={X} size={13} />
        </button>
      )}
    </span>
  );
}
