import { CircleQuestionMark, ScanBarcode, Search } from "lucide-react";
import type { SubmitEvent } from "react";
import { IconButton } from "../primitives/button.tsx";
import { Icon } from "../primitives/icon.tsx";
import { Kbd } from "../primitives/kbd.tsx";
import { useWords } from "../words/use-words.ts";
import { ProfileMenu } from "./profile-menu.tsx";
import type { ShellData } from "./shell-data.ts";

interface TopbarProps {
  data: ShellData;
  onSearch: () => void;
  onHelp: () => void;
}

/** Search, track-order box, help, profile. */
export function Topbar({ data, onSearch, onHelp }: TopbarProps) {
  const say = useWords();
  return (
    <header className="topbar">
      <button type="button" className="find" onClick={onSearch} aria-label={say("common:shell.search")}>
        <Icon of={Search} />
        <span>{say("common:shell.search")}</span>
        <Kbd keys="Ctrl K" />
      </button>
      <TrackBox />
      <span className="grow" />
      <IconButton icon={CircleQuestionMark} size={17} label={say("common:shell.help")} onClick={onHelp} />
      <ProfileMenu user={data.user} />
    </header>
  );
}

/** Opens the customer's page of an order in a new tab. */
export function TrackBox({ large }: { large?: boolean }) {
  const say = useWords();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const number = String(new FormData(event.currentTarget).get("number") ?? "").trim();
    if (number) open(`/track/${encodeURIComponent(number)}`, "_blank", "noopener");
  };
  return (
    <form className={large ? "in" : "track"} onSubmit={onSubmit} aria-label={say("common:shell.track")}>
      <Icon of={ScanBarcode} />
      <input
        name="number"
        placeholder={say("common:shell.track")}
        aria-label={say("common:shell.track")}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
      />
    </form>
  );
}
