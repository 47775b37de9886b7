import { CircleQuestionMark, Search } from "lucide-react";
import { useTranslate } from "../i18n/use-translate.ts";
import { IconButton } from "../primitives/button.tsx";
import { Icon } from "../primitives/icon.tsx";
import { Kbd } from "../primitives/kbd.tsx";
import { InboxLink } from "./inbox-link.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import type { ShellData } from "./shell-data.ts";
import { TrackOrderBox } from "./track-order-box.tsx";

interface TopbarProps {
  data: ShellData;
  onSearch: () => void;
  onHelp: () => void;
}

/** Search, track-order box, help, profile. */
export function Topbar({ data, onSearch, onHelp }: TopbarProps) {
  const t = useTranslate();
  return (
    <header className="topbar">
      <button type="button" className="find" onClick={onSearch}>
        <Icon of={Search} />
        <span>{t("common:shell.search")}</span>
        <Kbd keys="Ctrl K" />
      </button>
      <TrackOrderBox className="track" opens="whole" />
      <span className="grow" />
      {data.account && <InboxLink unread={data.unread} />}
      <IconButton icon={CircleQuestionMark} size={17} label={t("common:shell.help")} onClick={onHelp} />
      <ProfileMenu user={data.user} />
    </header>
  );
}
