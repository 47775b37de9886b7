import { useState } from "react";
import { packageTypes } from "#app/modules/orders/model/order.enums.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { ShipmentView } from "../commands/view-shipment.server.ts";

type ReceivedLine = ShipmentView["packages"][number];

/** Packages as they arrive, counted by hand or scanned one by one. What is missing becomes an incident. */
export function ReceiveFields({ packages }: { packages: readonly ReceivedLine[] }) {
  const t = useTranslate();
  const [counts, setCounts] = useState(() => new Map(packages.map(({ id, quantity }) => [id, quantity])));
  const [scanning, setScanning] = useState(false);
  const [code, setCode] = useState("");
  const [unknown, setUnknown] = useState<string | null>(null);
  const scan = () => {
    const scanned = code.trim();
    if (scanned === "") return;
    // From the first scan on, only scanned packages count.
    const currentCounts = scanning ? counts : new Map(packages.map(({ id }) => [id, 0]));
    const line = packages.find(
      (each) =>
        (each.barcode === scanned || each.externalId === scanned) && (currentCounts.get(each.id) ?? 0) < each.quantity,
    );
    setCode("");
    setUnknown(line ? null : scanned);
    if (!line) return;
    setScanning(true);
    setCounts(new Map(currentCounts).set(line.id, (currentCounts.get(line.id) ?? 0) + 1));
  };
  const expected = packages.reduce((sum, { quantity }) => sum + quantity, 0);
  const received = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <>
      {packages.some(({ barcode, externalId }) => barcode || externalId) && (
        <div className="flex items-end gap-2">
          <TextField
            label={t("shipments:receive.scan")}
            className="grow"
            value={code}
            autoComplete="off"
            onChange={(event) => setCode(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              scan();
            }}
          />
          <Button onClick={scan}>{t("shipments:receive.count")}</Button>
        </div>
      )}
      {unknown && (
        <p className="text-danger" role="alert">
          {t("shipments:receive.unknown", { code: unknown })}
        </p>
      )}
      <table className="plain">
        <tbody>
          {packages.map((line, at) => (
            <tr key={line.id}>
              <td>
                {line.name ??
                  t(line.type === packageTypes.code.pallet ? "orders:package.pallet" : "orders:package.parcel")}{" "}
                <span className="faint-ink">{line.barcode ?? line.externalId}</span>
              </td>
              <td>
                <span className="flex items-center justify-end gap-1.5">
                  <input type="hidden" name={`packages[${at}].id`} value={line.id} />
                  <input
                    className="input numeric w-18 text-right"
                    type="number"
                    min={0}
                    max={line.quantity}
                    name={`packages[${at}].quantity`}
                    aria-label={t("shipments:receive.arrived", { name: line.barcode ?? line.name ?? String(at + 1) })}
                    value={counts.get(line.id) ?? 0}
                    onChange={({ target }) => setCounts(new Map(counts).set(line.id, Number(target.value)))}
                  />
                  <span className="soft-ink">/ {line.quantity}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={received < expected ? "text-danger" : "soft-ink"}>
        {t(received < expected ? "shipments:receive.short" : "shipments:received_of", { received, expected })}
      </p>
    </>
  );
}
