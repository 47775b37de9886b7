import { useHydrated } from "#app/ui/client/use-hydrated.ts";
import { formatAmount } from "#app/ui/formats/measures.tsx";
import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";
import { useHotkeys } from "#app/ui/keyboard/use-hotkeys.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Kbd } from "#app/ui/primitives/kbd.tsx";
import type { ReceiptView } from "../../commands/receipts/view-receipts.server.ts";
import type { CashCountState } from "./use-cash-count.ts";

interface ReceiptFootProps {
  receipt: ReceiptView["receipt"];
  count: CashCountState;
  busy: boolean;
  onReceive: () => void;
}

/** The bar below a pending receipt: the effect of receiving, and its button. Without cash there is nothing to count. */
export function ReceiptFoot({ receipt, count, busy, onReceive }: ReceiptFootProps) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const listens = useHydrated();
  const { currency, cash, other, total } = receipt;
  const ready =
    listens && count.valid && (count.entered || cash === 0) && (count.difference === 0 || count.reason !== "");
  useHotkeys("receipt", { "Ctrl+Enter": () => (ready && !busy ? onReceive() : false) });
  const plain = (amount: number) => formatAmount(amount, currency, locale);
  const write = (amount: number) => `${plain(amount)} ${currency}`;
  const off = count.entered ? count.difference : 0;
  const differs = (sum: string) => t(off < 0 ? "accounting:foot.short" : "accounting:foot.over", { sum });
  const receive = t("accounting:foot.receive", { sum: write((count.entered ? count.counted : cash) + other) });
  return (
    <div className="save">
      {off !== 0 && <span className="dirty" />}
      {off !== 0 && <span>{differs(write(Math.abs(off)))}</span>}
      <span className="faint-ink">
        {off !== 0
          ? t(count.reason === "" ? "accounting:foot.choose" : "accounting:foot.owed", { sum: write(total) })
          : t(cash === 0 ? "accounting:foot.nothing" : "accounting:foot.count", { sum: write(cash) })}
      </span>
      <span className="grow" />
      <Button kind="primary" disabled={!ready} pending={busy} onClick={onReceive}>
        {off === 0 ? receive : `${receive}, ${differs(plain(Math.abs(off)))}`}
        <Kbd keys="Ctrl Enter" />
      </Button>
    </div>
  );
}
