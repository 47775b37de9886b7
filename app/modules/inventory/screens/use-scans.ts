import { useRef, useState } from "react";
import { useCommand } from "#app/ui/client/use-command.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";

type ScanCommand = [intent: string, values?: Record<string, string | null>];

/**
 * Runs the commands of one pick list one after the other: a scanner is faster than the network, and no scan may be
 * lost.
 */
export function useScans(version: number) {
  const t = useTranslate();
  const [message, setMessage] = useState<{ text: string; wrong: boolean } | null>(null);
  const waiting = useRef<ScanCommand[]>([]);
  const busy = useRef(false);
  const currentVersion = useRef(version);
  currentVersion.current = Math.max(currentVersion.current, version);

  const next = useRef(() => {});
  next.current = () => {
    const requested = busy.current ? undefined : waiting.current.shift();
    if (!requested) return;
    const [intent, values] = requested;
    busy.current = true;
    void run(intent, { ...values, version: currentVersion.current });
  };
  const { run } = useCommand<{ version: number; name?: string }>((answer) => {
    busy.current = false;
    if (answer.ok) currentVersion.current = Math.max(currentVersion.current, answer.value.version);
    // After a lost race the loader has already brought the newest version: the code can be scanned again.
    const text = answer.ok
      ? formatConfirmation(answer.intent, answer.value.name)
      : (Object.values(answer.errors)[0]?.[0] ?? answer.message);
    setMessage(text ? { text, wrong: !answer.ok } : null);
    next.current();
    function formatConfirmation(intent: string, name = "") {
      if (intent === "picklists.scan") return t("picklists:scan_confirmed", { name });
      return intent === "picklists.undo" ? t("picklists:undo_confirmed", { name }) : "";
    }
  });
  const add = (...requested: ScanCommand) => {
    waiting.current.push(requested);
    next.current();
  };
  return {
    message,
    scan: (code: string, mode: "pick" | "pack") => add("picklists.scan", { code, mode }),
    undo: () => add("picklists.undo"),
    complete: () => add("picklists.complete"),
    assign: (userId: string | null) => add("picklists.assign", { user_id: userId }),
  };
}
