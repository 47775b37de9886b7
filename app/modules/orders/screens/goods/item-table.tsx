import { CountText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";

/** Items of an order: ordered, picked and packed quantities, and the stock left on the shelf. */
export interface ItemLine {
  id: string;
  sku: string | null;
  name: string;
  quantity: number;
  picked: number;
  packed: number;
  /** Null where stock is not counted. */
  available: number | null;
}

export function ItemTable({ items }: { items: readonly ItemLine[] }) {
  const t = useTranslate();
  return (
    <table className="plain">
      <thead>
        <tr>
          <th>{t("orders:item.name")}</th>
          <th>{t("orders:item.sku")}</th>
          <th className="to-right">{t("orders:item.quantity")}</th>
          <th className="to-right">{t("orders:item.picked")}</th>
          <th className="to-right">{t("orders:item.packed")}</th>
          <th className="to-right">{t("orders:item.available")}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <td>{item.name}</td>
            <td>{item.sku}</td>
            <td className="to-right">
              <CountText value={item.quantity} />
            </td>
            <td className="to-right">
              <CountText value={item.picked} />
            </td>
            <td className="to-right">
              <CountText value={item.packed} />
            </td>
            <td className="to-right">{item.available === null ? "–" : <CountText value={item.available} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
