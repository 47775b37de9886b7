import { ArrowLeftRight, Pencil, Plus, SquareX, Undo2 } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { CommandDialog } from "#app/ui/resource/detail/command-dialog.tsx";
import type { CashBook } from "../commands/view-cash-book.server.ts";

type Asked = "create" | "move" | "rename" | "close" | "reopen";
type Till = CashBook["tills"][number];

/** What may be done with the chosen till: move its cash, rename and close it, and open another one. */
export function TillActions({ book }: { book: CashBook }) {
  const t = useTranslate();
  const listens = useHydrated();
  const [asking, setAsking] = useState<Asked | null>(null);
  const till = book.tills.find(({ id }) => id === book.tillId);
  const ask = (what: Asked) => ({ disabled: !listens, onClick: () => setAsking(what) });
  const close = () => setAsking(null);
  const isClosable = till && till.id !== "main" && !till.closed;
  const hasOthers = book.tills.some(({ id, closed }) => id !== book.tillId && !closed);
  return (
    <span className="till-actions">
      {till && !till.closed && hasOthers && (
        <Button kind="ghost" icon={ArrowLeftRight} {...ask("move")}>
          {t("deposits:move")}
        </Button>
      )}
      {till && (
        <Button kind="ghost" icon={Pencil} {...ask("rename")}>
          {t("deposits:rename")}
        </Button>
      )}
      {isClosable && (
        <Button kind="ghost" icon={SquareX} {...ask("close")}>
          {t("deposits:close")}
        </Button>
      )}
      {till?.closed && (
        <Button kind="ghost" icon={Undo2} {...ask("reopen")}>
          {t("deposits:reopen")}
        </Button>
      )}
      <Button kind="ghost" icon={Plus} {...ask("create")}>
        {t("deposits:new_till")}
      </Button>
      {asking === "create" && <NewTillDialog first={book.tills.length === 0} onClose={close} />}
      {asking === "move" && <MoveDialog book={book} onClose={close} />}
      {till && asking && asking !== "create" && asking !== "move" && (
        <TillDialog till={till} action={asking} onClose={close} />
      )}
    </span>
  );
}

function NewTillDialog({ first, onClose }: { first: boolean; onClose: () => void }) {
  const t = useTranslate();
  return (
    <CommandDialog
      title={t("deposits:new_till")}
      text={first ? t("deposits:new_till_text", { name: t("accounting:till.main") }) : undefined}
      intent="accounting.tills.create"
      hidden={{}}
      onDone={t("deposits:till_made")}
      onClose={onClose}
    >
      <TextField name="name" label={t("deposits:till_name")} hint={t("deposits:till_name_hint")} maxLength={60} />
    </CommandDialog>
  );
}

function MoveDialog({ book, onClose }: { book: CashBook; onClose: () => void }) {
  const t = useTranslate();
  const { tillId, currency, tills } = book;
  const name = tills.find(({ id }) => id === tillId)?.name ?? "";
  return (
    <CommandDialog
      title={t("deposits:move_ask", { till: `${name}, ${currency}` })}
      submitLabel={t("deposits:move")}
      intent="accounting.deposits.move_cash"
      hidden={{ from_till_id: tillId, currency }}
      onDone={t("deposits:was_moved")}
      onClose={onClose}
    >
      <Select
        name="to_till_id"
        label={t("deposits:move_to")}
        options={tills
          .filter(({ id, closed }) => id !== tillId && !closed)
          .map((each) => ({ value: each.id, label: each.name }))}
        required
      />
      <TextField
        name="amount"
        label={t("deposits:column.amount")}
        end={<span className="unit">{currency}</span>}
        decimal
      />
      <TextField name="note" label={t("deposits:note")} maxLength={300} optional />
    </CommandDialog>
  );
}

interface TillDialogProps {
  till: Till;
  action: "rename" | "close" | "reopen";
  onClose: () => void;
}

function TillDialog({ till, action, onClose }: TillDialogProps) {
  const t = useTranslate();
  const { id, name, version } = till;
  return (
    <CommandDialog
      title={t(`deposits:${action}_ask`, { name })}
      text={action === "close" ? t("deposits:close_text") : undefined}
      submitLabel={t(`deposits:${action}`)}
      intent={`accounting.tills.${action === "rename" ? "update" : action}`}
      hidden={{ id, version: String(version) }}
      onDone={t(`deposits:${action}_done`, { name })}
      onClose={onClose}
    >
      {action === "rename" && (
        <TextField name="name" label={t("deposits:till_name")} defaultValue={name} maxLength={60} />
      )}
    </CommandDialog>
  );
}
