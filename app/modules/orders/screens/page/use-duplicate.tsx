import { CopyPlus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { useActionKeys } from "#app/ui/keyboard/use-hotkeys.ts";
import type { DetailAction } from "#app/ui/resource/detail/action-row.tsx";
import type { DuplicateDialogProps } from "./duplicate-dialog.tsx";

const DuplicateDialog = lazyPart(async () => ({ default: (await import("./duplicate-dialog.tsx")).DuplicateDialog }));

/** The button that duplicates what a page shows, its shortcut, and the dialog for the new times. */
export function useDuplicate<Value>(
  offered: boolean,
  props: Omit<DuplicateDialogProps<Value>, "onClose">,
): { action: DetailAction[]; dialog: ReactNode } {
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const open = () => setAsking(true);
  useActionKeys([{ key: "d", word: "common:duplicate.action", run: offered ? open : undefined }]);
  const label = t("common:duplicate.action");
  return {
    action: offered ? [{ key: "duplicate", label, icon: CopyPlus, rare: true, onSelect: open }] : [],
    dialog: asking && (
      <Suspense fallback={null}>
        <DuplicateDialog
          {...(props as Omit<DuplicateDialogProps<unknown>, "onClose">)}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ),
  };
}
