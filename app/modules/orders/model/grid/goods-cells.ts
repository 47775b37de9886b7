import { packageTypes } from "#app/modules/orders/model/order.enums.ts";
import {
  parseCurrency,
  parsePackageType,
  parsePaymentMethod,
  parseYesNo,
} from "#app/platform/documents/cells/choices.ts";
import { parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { getCurrencyDecimals } from "#app/platform/money/money.ts";
import { type LengthUnit, packageUnits, toGrams, toMillimeters, type WeightUnit } from "#app/platform/money/units.ts";
import type { OrderDraftInput } from "../order.ts";
import { type CellResult, createCell, createFault, type GridContext, splitParts } from "./grid-context.ts";

type Package = OrderDraftInput["packages"][number];
type Collection = NonNullable<OrderDraftInput["collections"]>[number];

const quantityPattern = /^(\d+)\s*[x×*]\s*(?![\d.,]+\s*[x×*])/i;
const sizePattern = /([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*(mm|cm|m|in|ft)?(?![\p{L}\d])/iu;
const weightPattern = /(?:^|\s)([\d.,]+)\s*(kg|g|oz|lb)(?=\s|$)/i;

/**
 * Packages as people type them: `2 × Box L; 30×20×10 cm 1.5 kg; 1 pallet 80 kg`. A text that is a template's name
 * stands for that template. Millimeters and grams.
 */
export function parsePackagesCell(text: string, context: GridContext): CellResult<Package[]> {
  const packages: Package[] = [];
  let pending = false;
  for (const part of splitParts(text)) {
    const quantity = Number(quantityPattern.exec(part)?.[1] ?? 1);
    const rest = part.replace(quantityPattern, "").trim();
    const read = parsePackage(rest, context);
    if (read === "pending") pending = true;
    else if (!read) return createFault("package_unreadable", { text: part });
    else packages.push({ ...read, quantity });
  }
  if (pending) return { pending };
  return createCell(packages.length > 0 ? packages : undefined);
}

function parsePackage(text: string, context: GridContext): Package | null | "pending" {
  if (text === "") return {};
  const size = sizePattern.exec(text);
  const plain = size ? text.replace(size[0], " ") : text;
  const weight = weightPattern.exec(plain);
  const word = (weight ? plain.replace(weight[0], " ") : plain).replace(/[,@]/g, " ").trim();
  const type = word === "" ? 1 : parsePackageType(word);
  if (type !== null && (size || weight || word !== "")) return buildPackage(type, size, weight, context);
  const template = context.lookUp("packages", text);
  if (template === undefined) return "pending";
  if (!template) return null;
  return { name: template.label, ...template.data };
}

function buildPackage(
  type: number,
  size: RegExpExecArray | null,
  weight: RegExpExecArray | null,
  { system, decimalComma }: GridContext,
): Package | null {
  const units = packageUnits[system];
  const item: Package = { type: type === packageTypes.code.pallet ? type : packageTypes.code.parcel };
  if (size) {
    const [length, width, height] = size.slice(1, 4).map((side) => parseNumber(side, decimalComma));
    if (length == null || width == null || height == null) return null;
    const unit = (size[4]?.toLowerCase() ?? units.length) as LengthUnit;
    const [l, w, h] = [length, width, height].map((side) => toMillimeters(side, unit));
    Object.assign(item, { length: l, width: w, height: h });
  }
  if (weight) {
    const heavy = parseNumber(weight[1] ?? "", decimalComma);
    if (heavy === null) return null;
    item.weight = toGrams(heavy, (weight[2]?.toLowerCase() ?? units.weight) as WeightUnit);
  }
  return item;
}

const prepaidPattern = /\b(prepaid|pre-paid|prepayment|vorkasse|vorausbezahlt|im voraus)\b/i;

/**
 * Collections: `29,90 EUR; 10 USD cheque prepaid`. Without a currency or payment method: the account's currency, and
 * cash.
 */
export function parseCollectionsCell(text: string, context: GridContext): CellResult<Collection[]> {
  const collections: Collection[] = [];
  for (const part of splitParts(text)) {
    const prepaid = prepaidPattern.test(part);
    const words = part.replace(prepaidPattern, " ").trim();
    const amount = /[+-]?[\d.,'’\u00a0\u202f]*\d/.exec(words);
    if (!amount) return createFault("amount_invalid");
    const textsAround = [words.slice(0, amount.index), words.slice(amount.index + amount[0].length)].map((each) =>
      each.trim(),
    );
    const [currency, method] = parseMoneyWords(
      textsAround.filter(Boolean).join(" ").split(/\s+/).filter(Boolean),
      context,
    );
    if (currency === null) return createFault("currency_unknown");
    if (method === null) return createFault("payment_unknown");
    const number = parseNumber(amount[0], context.decimalComma);
    if (number === null || number <= 0 || !hasAllowedDecimals(number, currency)) return createFault("amount_invalid");
    collections.push({
      amount: number.toFixed(getCurrencyDecimals(currency)),
      currency,
      method: method === 2 ? 2 : method === 3 ? 3 : 1,
      prepayment_required: prepaid,
    });
  }
  return createCell(collections.length > 0 ? collections : undefined);
}

/** Whether the amount has no more decimals than its currency. */
function hasAllowedDecimals(amount: number, currency: string): boolean {
  const scaled = amount * 10 ** getCurrencyDecimals(currency);
  return Number.isSafeInteger(Math.round(scaled)) && Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

function parseMoneyWords(words: readonly string[], { currency }: GridContext): [string | null, number | null] {
  const [first, ...rest] = words;
  if (first === undefined) return [currency, 1];
  const named = parseCurrency(first);
  const others = named === null ? words : rest;
  if (others.length === 0) return [named ?? currency, 1];
  const method = parsePaymentMethod(others.join(" "));
  // A single unknown word is more likely an unknown currency than a payment method.
  if (method === null && named === null && words.length === 1) return [null, 1];
  return [named ?? currency, method === 0 ? null : method];
}

/** Proof of delivery by its English or German name, yes or no, or 0 to 3. */
export function parseProofCell(text: string): CellResult<0 | 1 | 2 | 3> {
  const words = text.trim().toLowerCase();
  if (words === "") return createCell<0 | 1 | 2 | 3>(undefined);
  const signature = /sign|unterschrift/.test(words);
  const image = /image|photo|picture|foto|bild/.test(words);
  if (/both|beide/.test(words) || (signature && image)) return createCell<0 | 1 | 2 | 3>(3);
  if (signature) return createCell<0 | 1 | 2 | 3>(1);
  if (image) return createCell<0 | 1 | 2 | 3>(2);
  if (/disabled|none|kein|deaktiviert|not required|nicht erforderlich/.test(words) || parseYesNo(words) === false)
    return createCell<0 | 1 | 2 | 3>(0);
  return createFault("invalid_value");
}
