import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";

interface FoldedFiltersProps {
  /** How many are chosen. */
  count: number;
  children: ReactNode;
}

/** Filters in a row; on a phone behind a button that counts those that are chosen. */
export function FoldedFilters({ count, children }: FoldedFiltersProps) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={ChevronDown}
        className="filters-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t("analytics:filters")}
        {count > 0 && (
          <b>
            <CountText value={count} />
          </b>
        )}
      </Button>
      <div id={id} className={isOpen ? "filters-fold is-open" : "filters-fold"}>
        {children}
      </div>
    </>
  );
}
