import { formatLabelLines } from "#app/modules/custom-fields/commands/format-field-text.server.ts";
import type { CustomField } from "#app/modules/custom-fields/model/custom-field.ts";
import { formatTrackingPath } from "#app/modules/orders/model/tracked/tracking-link.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createMoneyFormatter } from "#app/platform/documents/pdf-cells.server.ts";
import type { Address, PlaceSnapshot } from "#app/platform/geo/place.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import type { LabelOrder } from "../db/label-orders.reads.server.ts";
import { labelFields } from "../model/label.fields.ts";
import type { LabelData } from "../model/label-marks.ts";

interface LabelDataOptions {
  language: "en" | "de";
  /** Origin of the tracking link of an order. */
  findOrigin: (order: LabelOrder) => string;
  at: number;
  /** Whether the workspace has a logo. */
  logo: boolean;
  customFields: readonly CustomField[];
}

/** The texts of the labels of orders, in the reader's language and the account's zone and units. */
export function buildLabelData(scope: Scope, orders: readonly LabelOrder[], printing: LabelDataOptions): LabelData[] {
  const t = createTranslator(printing.language);
  const captions = Object.fromEntries(
    labelFields.map((field) => [field, t(`shipping_labels:field.${field}`)]),
  ) as LabelData["captions"];
  return orders.map((order) => ({
    brand: scope.account.organization,
    logo: printing.logo,
    captions,
    codes: {
      number: order.number,
      external_id: order.externalId ?? order.number,
      tracking: printing.findOrigin(order) + formatTrackingPath(order),
    },
    fields: buildLabelFields(scope, order, printing),
  }));
}

function buildLabelFields(scope: Scope, order: LabelOrder, printing: LabelDataOptions): LabelData["fields"] {
  const { language, at, customFields } = printing;
  const t = createTranslator(language);
  const { locale } = t;
  const { address } = order.destination;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const pounds = scope.account.preferences.weight_measurement_system === "imperial";
  const weight = pounds ? `${number.format(order.weight / 453.592)} lb` : `${number.format(order.weight / 1000)} kg`;
  const due =
    order.codAmount !== null && order.codCurrency !== null && order.codAmount > 0
      ? createMoneyFormatter(locale)({ amount: order.codAmount, currency: order.codCurrency })
      : "";
  return {
    number: order.number,
    external_id: order.externalId ?? "",
    customer: order.customerName,
    phone: order.customerPhone ?? "",
    destination: formatAddressLines(address).join("\n"),
    destination_postal_code: address.postalCode ?? "",
    destination_city: address.city ?? "",
    destination_country: address.country,
    directions: address.directions ?? "",
    sender: [scope.account.organization, ...formatPlaceLines(order.source)].join("\n"),
    source: formatPlaceLines(order.source).join("\n"),
    merchant: order.merchant ?? "",
    shipping_method: order.method ?? "",
    packages: number.format(order.packageCount),
    package_position: `1 / ${number.format(order.packageCount)}`,
    weight: order.weight > 0 ? weight : "",
    dimensions: order.dimensions ?? "",
    delivery_window: [order.deliveryFrom, order.deliveryTo]
      .flatMap((each) => (each ? [formatLocalTime(each, locale)] : []))
      .join(" – "),
    collections: due,
    notes: order.notes ?? "",
    custom_fields: formatLabelLines(customFields, order.metadata, t),
    service: order.serviceMinutes ? t("shipping_labels:minutes", { count: order.serviceMinutes }) : "",
    printed_at: new Intl.DateTimeFormat(locale, {
      dateStyle: "short",
      timeStyle: "short",
      timeZone: scope.account.timezone,
    }).format(at),
  };
}

function formatPlaceLines({ name, address }: PlaceSnapshot): string[] {
  return [...(name ? [name] : []), ...formatAddressLines(address)];
}

function formatAddressLines({ line1, line2, postalCode, city, region, country }: Address): string[] {
  const town = [postalCode, city].filter(Boolean).join(" ");
  return [line1, line2, [town, region, country].filter(Boolean).join(", ")].flatMap((each) => (each ? [each] : []));
}

/** A local date and time, already in the order's time zone. */
function formatLocalTime(text: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short", timeZone: "UTC" }).format(
    Date.parse(`${text}Z`),
  );
}
