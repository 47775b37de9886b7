import type { ListFilter } from "#app/platform/lists/list-query.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import type { Choice } from "../../primitives/combobox.tsx";
import type { Filter } from "../resource-spec.ts";

export interface FilterEditorProps {
  filter: Filter;
  value: ListFilter;
  options: readonly Choice[];
  onChange: (filter: ListFilter) => void;
  /** Called with each checked choice, so that its name is known. */
  onNamed?: ((choice: Choice) => void) | undefined;
  close: () => void;
}

/** Ends a small form. */
export function ApplyButton() {
  const t = useTranslate();
  return (
    <Button type="submit" className="justify-self-end">
      {t("common:action.apply")}
    </Button>
  );
}
