/** @jsxImportSource preact */
import type { DriveInput } from "#app/domain/drive/drive-action.ts";
import type { DriveStop } from "#app/domain/drive/drive-day.ts";
import { methods } from "./stop-screen.tsx";
import { amount, t } from "./words.ts";

const paid = ["collected", "prepaid", "waived"] as const;

/** What a door can be paid with. */
export type Paid = NonNullable<DriveInput["method"]>;
const ways: readonly Paid[] = [1, 2, 3];

/** What was expected, as far as anything was. */
export const paidBy = ({ collections }: DriveStop): Paid => ways.find((way) => way === collections[0]?.method) ?? 1;

interface MethodProps {
  chosen: Paid;
  onChoose(how: Paid): void;
}

/** How it was paid. */
export function Method({ chosen, onChoose }: MethodProps) {
  return (
    <fieldset className="drive-choices drive-across">
      <legend>{t("drive:paid.how")}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input type="radio" name="method" checked={chosen === way} onChange={() => onChoose(way)} />
          {t(`drive:method.${methods[way]}`)}
        </label>
      ))}
    </fieldset>
  );
}

interface MoneyProps {
  stop: DriveStop;
  chosen: NonNullable<DriveInput["collections"]>;
  onChoose(how: NonNullable<DriveInput["collections"]>): void;
}

export function Money({ stop, chosen, onChoose }: MoneyProps) {
  return (
    <fieldset className="drive-choices">
      <legend>
        {stop.collections
          .map((each) => `${amount(each.amount)} ${each.currency}, ${t(`drive:method.${methods[each.method]}`)}`)
          .join(" · ")}
      </legend>
      {paid.map((how) => (
        <label key={how}>
          <input type="radio" name="money" checked={chosen === how} onChange={() => onChoose(how)} />
          {t(`drive:paid.${how}`)}
        </label>
      ))}
    </fieldset>
  );
}
