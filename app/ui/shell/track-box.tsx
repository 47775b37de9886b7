import { ScanBarcode } from "lucide-react";
import type { SubmitEvent } from "react";
import { Icon } from "../primitives/icon.tsx";
import { useWords } from "../words/use-words.ts";
import type { Word } from "../words/word.ts";

interface TrackBoxProps {
  className: string;
  placeholder?: Word;
  /** The console opens the customer's page beside itself; the public page goes there. */
  newTab?: boolean;
}

/** Leads to the customer's page of an order. */
export function TrackBox({ className, placeholder = "common:shell.track", newTab }: TrackBoxProps) {
  const say = useWords();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get("number") ?? "").trim();
    if (!number) return;
    const address = `/track/${encodeURIComponent(number)}`;
    if (newTab) open(address, "_blank", "noopener");
    else location.assign(address);
  };
  return (
    <form className={className} onSubmit={onSubmit}>
      <Icon of={ScanBarcode} size={16} />
      <input
        name="number"
        placeholder={say(placeholder)}
        aria-label={say("common:shell.track")}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </form>
  );
}
