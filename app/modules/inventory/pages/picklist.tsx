import { Check, ScanLine, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { ConfirmDialog } from "#app/ui/primitives/dialog.tsx";
import { ProgressBar } from "#app/ui/primitives/progress-bar.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { assignPicklist } from "../commands/create-picklist.server.ts";
import { viewPicklist } from "../commands/view-picklists.server.ts";
import { completePicklist, scanItem, undoScan } from "../commands/work-picklist.server.ts";
import { isPicklistOpen } from "../model/picking.ts";
import { PicklistState } from "../screens/picklist-state.tsx";
import { useScans } from "../screens/use-scans.ts";
import type { Route } from "./+types/picklist.ts";
import "../screens/picklists.css";

export const loader = createScreenLoader(viewPicklist);
export const action = createCommandAction([assignPicklist, scanItem, undoScan, completePicklist]);

/** The page for working on a pick list: scan or type a code, see what is left. Made for a phone in one hand. */
export default function Picklist({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslate();
  const { picklist, lines, pickers, canPick } = view;
  const [mode, setMode] = useState<"pick" | "pack">("pick");
  const [finishing, setFinishing] = useState(false);
  const work = useScans(picklist.version);
  const open = canPick && isPicklistOpen(picklist.status);
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const doneCount = lines.reduce((sum, line) => sum + (mode === "pick" ? line.picked : line.packed), 0);
  const title = picklist.name || t("picklists:unnamed");
  return (
    <div className="page-pick scroll">
      <PageTitle>{title}</PageTitle>
      <Crumbs crumbs={[{ label: t("picklists:title"), to: "/picklists" }, { label: title }]} />
      <h1>{title}</h1>
      <p>
        <PicklistState status={picklist.status} />
      </p>
      {open && (
        <Select
          label={t("picklists:picker")}
          placeholder={t("picklists:nobody")}
          options={pickers}
          value={picklist.userId ?? ""}
          onChange={(event) => work.assign(event.currentTarget.value || null)}
        />
      )}
      <div className="pick-progress">
        <ProgressBar label={t(`picklists:progress_${mode}`)} value={doneCount} max={Math.max(1, total)} />
        <span>{t(`picklists:done_${mode}`, { done: doneCount, total })}</span>
      </div>
      {open && (
        <>
          <fieldset className="pick-modes" aria-label={t("picklists:mode")}>
            {(["pick", "pack"] as const).map((each) => (
              <button key={each} type="button" aria-pressed={mode === each} onClick={() => setMode(each)}>
                {t(`picklists:${each}`)}
              </button>
            ))}
          </fieldset>
          <form
            className="pick-scan"
            onSubmit={(event) => {
              event.preventDefault();
              const field = event.currentTarget.elements.namedItem("code");
              if (!(field instanceof HTMLInputElement) || field.value.trim() === "") return;
              work.scan(field.value, mode);
              field.value = "";
              field.focus();
            }}
          >
            <TextField
              name="code"
              label={t("picklists:code")}
              icon={ScanLine}
              autoComplete="off"
              autoCapitalize="off"
              enterKeyHint="done"
              autoFocus
            />
            <Button kind="primary" large type="submit">
              {t(`picklists:${mode}`)}
            </Button>
          </form>
          <p className={`pick-said ${work.message?.wrong ? "wrong" : "right"}`} role="status">
            {work.message?.text}
          </p>
        </>
      )}
      <ul className="pick-lines" aria-label={t("picklists:lines")}>
        {lines.map((line) => {
          const count = mode === "pick" ? line.picked : line.packed;
          return (
            <li key={line.orderItemId} className={count === line.quantity ? "done" : undefined}>
              <span className="pick-name">{line.name}</span>
              <b>
                {count}/{line.quantity}
              </b>
              <span className="faint-ink">
                {[line.sku, line.barcode].filter(Boolean).join(" · ")}
                {line.available !== null && ` · ${t("picklists:available", { count: line.available })}`}
              </span>
              <Link className="link" to={`/orders/${line.orderNumber}`}>
                {line.orderNumber}
              </Link>
            </li>
          );
        })}
      </ul>
      {open && (
        <footer className="pick-foot">
          <Button icon={Undo2} large disabled={picklist.picked === 0} onClick={work.undo}>
            {t("picklists:undo")}
          </Button>
          <Button icon={Check} large kind="primary" onClick={() => setFinishing(true)}>
            {t("picklists:complete")}
          </Button>
        </footer>
      )}
      {finishing && (
        <ConfirmDialog
          open
          title={t("picklists:complete_title")}
          text={t("picklists:complete_text", { count: total - lines.reduce((sum, { picked }) => sum + picked, 0) })}
          action={t("picklists:complete_do")}
          cancel={t("picklists:go_on")}
          onConfirm={() => {
            setFinishing(false);
            work.complete();
          }}
          onClose={() => setFinishing(false)}
        />
      )}
    </div>
  );
}
