import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionAnswer } from "#app/domain/kernel/answer.ts";
import { useWords } from "#app/ui/words/use-words.ts";

type Asked = { intent: string } & Record<string, string | null>;

/** Commands of one pick list, one after the other: a scanner is quicker than the network, and nothing it reads is lost. */
export function useScans(version: number) {
  const say = useWords();
  const { submit, state, data } = useFetcher<ActionAnswer<{ version: number; name?: string }>>();
  const [said, setSaid] = useState<{ text: string; wrong: boolean } | null>(null);
  const waiting = useRef<Asked[]>([]);
  const busy = useRef(false);
  const told = useRef<unknown>(null);
  const known = useRef(version);
  known.current = Math.max(known.current, version);

  const next = useRef(() => {});
  next.current = () => {
    const asked = busy.current ? undefined : waiting.current.shift();
    if (!asked) return;
    busy.current = true;
    void submit({ ...asked, version: known.current }, { method: "post", encType: "application/json" });
  };
  useEffect(() => {
    if (!data || state !== "idle" || told.current === data) return;
    told.current = data;
    busy.current = false;
    if (data.ok) known.current = Math.max(known.current, data.value.version);
    // After a lost race the loader has brought the newest version along: the code can be scanned again.
    const text = data.ok ? praise(data.intent, data.value.name) : (Object.values(data.errors)[0]?.[0] ?? data.message);
    setSaid(text ? { text, wrong: !data.ok } : null);
    next.current();
    function praise(intent: string, name = "") {
      if (intent === "picklists.scan") return say("picklists:said_scan", { name });
      return intent === "picklists.undo" ? say("picklists:said_undo", { name }) : "";
    }
  }, [data, state, say]);
  const ask = (asked: Asked) => {
    waiting.current.push(asked);
    next.current();
  };
  return {
    said,
    scan: (code: string, mode: "pick" | "pack") => ask({ intent: "picklists.scan", code, mode }),
    undo: () => ask({ intent: "picklists.undo" }),
    complete: () => ask({ intent: "picklists.complete" }),
    assign: (userId: string | null) => ask({ intent: "picklists.assign", user_id: userId }),
  };
}
