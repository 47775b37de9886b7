import type { RefObject } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { messageChips } from "../../model/message.enums.ts";
import { type ChipValues, type MessageLanguage, messageLanguages } from "../../model/template.ts";
import { insertChip } from "./chip-editor.tsx";
import "#app/ui/primitives/segments.css";

/** Fields to insert where the caret is. */
export function ChipBar({ last, values }: { last: RefObject<HTMLElement | null>; values: ChipValues }) {
  const t = useTranslate();
  return (
    <div className="template-chips" role="toolbar" aria-label={t("messages:template.insert")}>
      <span>{t("messages:template.insert")}</span>
      {messageChips.map((chip) => (
        <button
          key={chip}
          type="button"
          className="message-chip"
          title={values[chip] || t("messages:template.empty")}
          // The caret stays where it is.
          onMouseDown={(pressed) => pressed.preventDefault()}
          onClick={() => {
            const editor = last.current ?? document.querySelector<HTMLElement>(".chip-editor");
            if (editor) insertChip(editor, chip, t(`messages:chip.${chip}`));
          }}
        >
          {t(`messages:chip.${chip}`)}
        </button>
      ))}
    </div>
  );
}

interface PreviewChoiceProps {
  orders: readonly { value: string; label: string }[];
  order: string;
  /** What the address keeps beside the order. */
  query: string;
  seen: MessageLanguage;
  onSee: (language: MessageLanguage) => void;
}

/** The order and the language that the preview shows. */
export function PreviewChoice({ orders, order, query, seen, onSee }: PreviewChoiceProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const isListed = orders.some(({ value }) => value === order);
  return (
    <div className="template-on">
      {orders.length > 0 && (
        <Select
          label={t("messages:template.order")}
          hideLabel
          value={order}
          options={isListed ? orders : [{ value: order, label: order }, ...orders]}
          onChange={({ target }) =>
            void navigate(`?order=${target.value}${query}`, { preventScrollReset: true, replace: true })
          }
        />
      )}
      <div className="segments">
        {messageLanguages.map((language) => (
          <button key={language} type="button" aria-pressed={seen === language} onClick={() => onSee(language)}>
            {language.toUpperCase()}
          </button>
        ))}
      </div>
    </div>
  );
}

interface TemplateBarProps {
  isDirty: boolean;
  version: number;
  /** The newest version is the one in use. */
  isUsed: boolean;
  busy: boolean;
  onDiscard: () => void;
  onSave: (state: "draft" | "used") => void;
}

/** Keeps the texts as a draft, or puts them in use. */
export function TemplateBar({ isDirty, version, isUsed, busy, onDiscard, onSave }: TemplateBarProps) {
  const t = useTranslate();
  return (
    <div className="save">
      {isDirty && <span className="dirty" />}
      {isDirty && <span>{t("common:form.unsaved")}</span>}
      <span className="faint-ink template-queued">{t("messages:template.queued")}</span>
      <span className="grow" />
      {isDirty && (
        <Button kind="ghost" onClick={onDiscard}>
          {t("common:action.discard")}
        </Button>
      )}
      <Button disabled={!isDirty} pending={busy} onClick={() => onSave("draft")}>
        {t("messages:template.save_draft")}
      </Button>
      <Button kind="primary" disabled={!isDirty && isUsed} pending={busy} onClick={() => onSave("used")}>
        {t("messages:template.use", { version: version + 1 })}
      </Button>
    </div>
  );
}
