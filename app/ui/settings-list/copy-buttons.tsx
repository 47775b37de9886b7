import type { LucideIcon } from "lucide-react";
import { IconButton } from "../primitives/button.tsx";
import { useCopy } from "../primitives/use-copy.ts";
import "./copy-buttons.css";

interface CopyButtonsProps {
  buttons: readonly { icon: LucideIcon; label: string; text: () => string }[];
}

/** Buttons of a row that copy something of it. */
export function CopyButtons({ buttons }: CopyButtonsProps) {
  const copy = useCopy();
  return (
    <span className="copy-buttons">
      {buttons.map(({ icon, label, text }) => (
        <IconButton key={label} icon={icon} label={label} onClick={() => copy(text())} />
      ))}
    </span>
  );
}
