import { useLoaderData } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { labelFields } from "../model/label.fields.ts";
import type { LabelLayout } from "../model/label-design.ts";
import { type LabelData, renderMarks } from "../model/label-marks.ts";

/** The head of labels: the workspace's name, and its logo when a label can contain it. */
export interface LabelHead {
  brand: string;
  /** URL of the image. */
  logo: string | null;
}

const POINTS_PER_MILLIMETER = 72 / 25.4;

/** A label with a sample order, drawn from the same marks as the PDF. */
export function LabelPreview({ layout }: { layout: LabelLayout }) {
  const t = useTranslate();
  const { brand, logo } = useLoaderData<LabelHead>();
  const marks = renderMarks(layout, useSampleData({ brand, logo: logo !== null }));
  return (
    <svg
      className="w-full self-start rounded border border-line bg-white"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={t("shipping_labels:preview")}
    >
      <rect width={layout.width} height={layout.height} fill="#fff" />
      {marks.map((mark, index) =>
        mark.kind === "bar" ? (
          <rect key={`${index}bar`} x={mark.x} y={mark.y} width={mark.width} height={mark.height} fill="#000" />
        ) : mark.kind === "picture" ? (
          <image
            key={`${index}picture`}
            href={logo ?? undefined}
            x={mark.x}
            y={mark.y}
            width={mark.width}
            height={mark.height}
            preserveAspectRatio="xMinYMid meet"
          />
        ) : (
          <text
            key={`${index}text`}
            x={mark.x}
            y={mark.y}
            fontSize={mark.size / POINTS_PER_MILLIMETER}
            fontWeight={mark.weight === "bold" ? 700 : 400}
            fontFamily="Helvetica, Arial, sans-serif"
            fill="#000"
          >
            {mark.text}
          </text>
        ),
      )}
    </svg>
  );
}

/** A sample order in the reader's language. */
function useSampleData(head: Pick<LabelData, "brand" | "logo">): LabelData {
  const t = useTranslate();
  const fields: LabelData["fields"] = {
    number: "WB-1310042",
    external_id: "DW-88213",
    customer: "Svenja Petersen",
    phone: "+49 40 5550 1187",
    destination: "Hofweg 13\n22085 Hamburg, DE",
    destination_postal_code: "22085",
    destination_city: "Hamburg",
    destination_country: "DE",
    directions: "3. OG",
    sender: `${head.brand}\nGroße Elbstraße 84\n22767 Hamburg, DE`,
    source: "Lager Altona\nGroße Elbstraße 84",
    merchant: "Deichwolle",
    shipping_method: "Standard",
    packages: "2",
    package_position: "1 / 2",
    weight: "12.4 kg",
    dimensions: "60 × 40 × 20 cm",
    delivery_window: "17.03.2026, 11:45 – 13:45",
    collections: "84.90 EUR",
    notes: "…",
    custom_fields: "",
    service: "8 min",
    printed_at: "17.03.2026, 07:10",
  };
  const captions = Object.fromEntries(labelFields.map((field) => [field, t(`shipping_labels:field.${field}`)]));
  return {
    fields,
    captions: captions as LabelData["captions"],
    codes: {
      number: fields.number,
      external_id: fields.external_id,
      tracking: "https://waybill.example/track/WB-1310042?t=nRfWQ1oYyGkXb0sTzL5cAw",
    },
    ...head,
  };
}
