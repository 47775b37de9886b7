import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { MeasureText, VolumeText, WeightText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { packageTypes } from "../../model/order.enums.ts";

/** A line of packages: millimeters, grams and cubic centimeters of one package. */
export interface PackageLine {
  id: string;
  type: number;
  name: string | null;
  barcode: string | null;
  quantity: number;
  length: number | null;
  width: number | null;
  height: number | null;
  weight: number | null;
  volume: number | null;
}

/** The packages of an order or a shipment, with the total weight and volume of each line. */
export function PackageTable({ packages }: { packages: readonly PackageLine[] }) {
  const t = useTranslate();
  return (
    <table className="plain">
      <thead>
        <tr>
          <th>{t("orders:package.name")}</th>
          <th>{t("orders:package.barcode")}</th>
          <th>{t("orders:package.size")}</th>
          <th className="to-right">{t("orders:package.quantity")}</th>
          <th className="to-right">{t("orders:column.volume")}</th>
          <th className="to-right">{t("orders:column.weight")}</th>
        </tr>
      </thead>
      <tbody>
        {packages.map((line) => (
          <tr key={line.id}>
            <td>{line.name ?? t(`orders:package.${packageTypes.byCode(line.type).key}`)}</td>
            <td>{line.barcode}</td>
            <td>
              <PackageSides line={line} />
            </td>
            <td className="to-right">{line.quantity}</td>
            <td className="to-right">
              <VolumeText cubicCentimetres={line.volume && line.volume * line.quantity} />
            </td>
            <td className="to-right">
              <WeightText grams={line.weight && line.weight * line.quantity} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PackageSides({ line }: { line: PackageLine }) {
  const { weight } = useFormats();
  const sides = [line.length, line.width, line.height];
  if (sides.some((side) => side === null)) return null;
  const inch = weight === "imperial";
  const written = sides.map((side) => Math.round((side ?? 0) / (inch ? 25.4 : 10))).join(" × ");
  return <MeasureText text={written} unit={inch ? "in" : "cm"} />;
}
