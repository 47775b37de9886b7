import { useCallback } from "react";
import { useApi } from "#app/ui/client/use-api.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { showErrorToast } from "#app/ui/primitives/toast.ts";
import { acceptedDocumentTypes } from "../../model/documents.ts";
import type { Lookup } from "../../model/grid/grid-context.ts";
import { uploadFile } from "../documents/use-upload.ts";
import { fetchOrderOptions } from "./use-lookups.ts";

/**
 * Lets the person choose documents for a row and uploads each under a name that no other waiting document has, because
 * cells refer to them by name. Refused files are reported.
 */
export function useBulkDocuments(addLookups: (found: readonly Lookup[]) => void): () => Promise<readonly string[]> {
  const t = useTranslate();
  const call = useApi();
  return useCallback(async () => {
    const names: string[] = [];
    for (const file of await chooseFiles()) {
      const name = await findFreeName(file.name.replaceAll(";", ","), async (stem) =>
        (await fetchOrderOptions(call, "documents", stem)).map(({ label }) => label),
      );
      const renamed = new File([file], name, { type: file.type });
      const onUploaded = ({ id, name: label }: { id: string; name: string }) => {
        addLookups([{ id, label }]);
        names.push(label);
      };
      const problem = await uploadFile(
        "/orders/documents",
        renamed,
        onUploaded,
        t("errors:file_over_limit", { limit: "5 MB" }),
      );
      if (problem !== null) showErrorToast(file.name, problem || t("errors:unexpected"));
    }
    return names;
  }, [call, t, addLookups]);
}

function chooseFiles(): Promise<readonly File[]> {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.accept = acceptedDocumentTypes;
  return new Promise((resolve) => {
    input.onchange = () => resolve([...(input.files ?? [])]);
    input.oncancel = () => resolve([]);
    input.click();
  });
}

/** `note.pdf`, or `note (2).pdf` when the name exists. */
async function findFreeName(
  name: string,
  listNamesLike: (stem: string) => Promise<readonly string[]>,
): Promise<string> {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  const onUploaded = new Set(await listNamesLike(stem));
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!onUploaded.has(tried)) return tried;
  }
}
