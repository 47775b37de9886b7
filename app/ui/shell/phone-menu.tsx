import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "../primitives/icon.tsx";
import "./phone-menu.css";

const id = "phone-menu";

/** The menu of all modules on a phone, where the bottom bar has room for only a few. */
export function PhoneMenu({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [key]);
  return (
    <>
      <button type="button" className="phone-menu-button" popoverTarget={id}>
        <Icon of={MenuIcon} size={16} />
        <span>{t("common:shell.menu")}</span>
      </button>
      <div ref={panel} id={id} popover="auto" className="phone-menu" role="dialog" aria-label={t("common:shell.menu")}>
        {children}
      </div>
    </>
  );
}
