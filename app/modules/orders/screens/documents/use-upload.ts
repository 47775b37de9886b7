import { useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { documentLimits } from "../../model/documents.ts";

export interface UploadedDocument {
  id: string;
  name: string;
  size: number;
}

/** Uploads chosen files one by one; refused ones are reported with name and reason. */
export function useUpload(path: string, onUploaded: (document: UploadedDocument) => void) {
  const t = useTranslate();
  const [pending, setPending] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  async function send(files: FileList | null) {
    const problems: string[] = [];
    for (const file of files ?? []) {
      setPending(file.name);
      const problem = await uploadFile(path, file, onUploaded, t("errors:file_over_limit", { limit: "5 MB" }));
      if (problem !== null) problems.push(`${file.name}: ${problem || t("errors:unexpected")}`);
    }
    setPending(null);
    setRefused(problems);
  }
  return { pending, refused, send };
}

/** Why a file was refused, empty when no reason is known; null when it was accepted. */
export async function uploadFile(
  path: string,
  file: File,
  onUploaded: (document: UploadedDocument) => void,
  tooLarge: string,
): Promise<string | null> {
  if (file.size > documentLimits.bytes) return tooLarge;
  const body = new FormData();
  body.set("file", file);
  try {
    const response = await fetch(path, { method: "POST", body, headers: { Accept: "application/json" } });
    const answer: unknown = await response.json();
    if (typeof answer !== "object" || answer === null) return "";
    if (response.ok && "data" in answer) onUploaded(answer.data as UploadedDocument);
    else return "message" in answer ? String(answer.message) : "";
  } catch {
    return "";
  }
  return null;
}
