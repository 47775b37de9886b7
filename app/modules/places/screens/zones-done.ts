import { useTranslation } from "react-i18next";
import { z } from "zod";
import type { ZoneView } from "#app/platform/geo/zone.ts";
import { toast, toastError } from "#app/ui/primitives/toast.ts";
import { useWords } from "#app/ui/words/use-words.ts";
import type { Word } from "#app/ui/words/word.ts";
import type { ZoneDesk } from "./use-zone-desk.ts";

const refusal = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
const outcome = z.object({
  id: z.string().optional(),
  part: z.string().optional(),
  created: z.number().optional(),
  replaced: z.number().optional(),
  refused: z.array(refusal).optional(),
});

/** What is said, and what is chosen next, when a command on zones succeeded. */
export function useZoneDone(zones: readonly ZoneView[], desk: ZoneDesk, close: () => void) {
  const { t } = useTranslation("zones");
  const say = useWords();
  return (intent: string, value: unknown) => {
    const { id, part, created = 0, replaced = 0, refused = [] } = outcome.parse(value ?? {});
    const verb = intent.replace("settings.delivery_zones.", "");
    close();
    const [first] = refused;
    if (verb === "import") {
      toast(t("import_done", { created, replaced }));
      desk.open([], zones);
      desk.show(zones.map((zone) => zone.id));
    } else if (verb === "delete") {
      if (first) toastError(say(`errors:${first.code}` as Word, first.params));
      else toast(t("deleted"));
      desk.open([], zones);
    } else {
      const named = { name: zones.find((zone) => zone.id === id)?.name ?? "" };
      toast(verb === "split" ? t("split_done") : verb === "merge" ? t("merge_done", named) : t("saved"));
      desk.open([id ?? [], part ?? []].flat(), zones);
    }
  };
}
