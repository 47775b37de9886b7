import { TriangleAlert } from "lucide-react";
import { Icon } from "#app/ui/primitives/icon.tsx";

/** Marks a rest that is too short, or too many hours. */
export function WarningMark() {
  return (
    <span className="warning-mark">
      <Icon of={TriangleAlert} size={14} />
    </span>
  );
}
