import {
  parseCurrency,
  parsePackageType,
  parsePaymentMethod,
  parseYesNo,
} from "#app/platform/documents/cells/choices.ts";
import { parseNumber } from "#app/platform/documents/cells/numbers.ts";
import { decimalsOf } from "#app/platform/money/money.ts";
import { gramsOf, type LengthUnit, millimetresOf, packageUnits, type WeightUnit } from "#app/platform/money/units.ts";
import type { OrderDraftInput } from "../order.ts";
import { type CellRead, fault, type GridContext, partsOf, value } from "./grid-context.ts";

type Package = OrderDraftInput["packages"][number];
type Collection = NonNullable<OrderDraftInput["collections"]>[number];

const counted = /^(\d+)\s*[x×*]\s*(?![\d.,]+\s*[x×*])/i;
const sized = /([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*(mm|cm|m|in|ft)?(?![\p{L}\d])/iu;
const weighed = /(?:^|\s)([\d.,]+)\s*(kg|g|oz|lb)(?=\s|$)/i;

/**
 * Packages as a person writes them: `2 × Box L; 30×20×10 cm 1.5 kg; 1 pallet 80 kg`. A text that is a template's name is
 * that template. Millimetres and grams.
 */
export function readPackages(text: string, context: GridContext): CellRead<Package[]> {
  const packages: Package[] = [];
  let pending = false;
  for (const part of partsOf(text)) {
    const quantity = Number(counted.exec(part)?.[1] ?? 1);
    const rest = part.replace(counted, "").trim();
    const read = readPackage(rest, context);
    if (read === "pending") pending = true;
    else if (!read) return fault("package_unreadable", { text: part });
    else packages.push({ ...read, quantity });
  }
  if (pending) return { pending };
  return value(packages.length > 0 ? packages : undefined);
}

function readPackage(text: string, context: GridContext): Package | null | "pending" {
  if (text === "") return {};
  const size = sized.exec(text);
  const plain = size ? text.replace(size[0], " ") : text;
  const weight = weighed.exec(plain);
  const word = (weight ? plain.replace(weight[0], " ") : plain).replace(/[,@]/g, " ").trim();
  const type = word === "" ? 1 : parsePackageType(word);
  if (type !== null && (size || weight || word !== "")) return measured(type, size, weight, context);
  const template = context.look("packages", text);
  if (template === undefined) return "pending";
  if (!template) return null;
  return { name: template.label, ...template.data };
}

function measured(
  type: number,
  size: RegExpExecArray | null,
  weight: RegExpExecArray | null,
  { system, decimalComma }: GridContext,
): Package | null {
  const units = packageUnits[system];
  const made: Package = type === 2 ? { type: 2 } : { type: 1 };
  if (size) {
    const [length, width, height] = size.slice(1, 4).map((side) => parseNumber(side, decimalComma));
    if (length == null || width == null || height == null) return null;
    const unit = (size[4]?.toLowerCase() ?? units.length) as LengthUnit;
    const [l, w, h] = [length, width, height].map((side) => millimetresOf(side, unit));
    Object.assign(made, { length: l, width: w, height: h });
  }
  if (weight) {
    const heavy = parseNumber(weight[1] ?? "", decimalComma);
    if (heavy === null) return null;
    made.weight = gramsOf(heavy, (weight[2]?.toLowerCase() ?? units.weight) as WeightUnit);
  }
  return made;
}

const prepaidWords = /\b(prepaid|pre-paid|prepayment|vorkasse|vorausbezahlt|im voraus)\b/i;

/** What is to be collected: `29,90 EUR; 10 USD cheque prepaid`. The account's currency and cash without other words. */
export function readCollections(text: string, context: GridContext): CellRead<Collection[]> {
  const collections: Collection[] = [];
  for (const part of partsOf(text)) {
    const prepaid = prepaidWords.test(part);
    const words = part.replace(prepaidWords, " ").trim();
    const amount = /[+-]?[\d.,'’\u00a0\u202f]*\d/.exec(words);
    if (!amount) return fault("amount_invalid");
    const around = [words.slice(0, amount.index), words.slice(amount.index + amount[0].length)].map((each) =>
      each.trim(),
    );
    const [currency, method] = moneyWords(around.filter(Boolean).join(" ").split(/\s+/).filter(Boolean), context);
    if (currency === null) return fault("currency_unknown");
    if (method === null) return fault("payment_unknown");
    const number = parseNumber(amount[0], context.decimalComma);
    if (number === null || number <= 0 || !fits(number, currency)) return fault("amount_invalid");
    collections.push({
      amount: number.toFixed(decimalsOf(currency)),
      currency,
      method: method === 2 ? 2 : method === 3 ? 3 : 1,
      prepayment_required: prepaid,
    });
  }
  return value(collections.length > 0 ? collections : undefined);
}

/** No more decimals than the currency has. */
function fits(amount: number, currency: string): boolean {
  const scaled = amount * 10 ** decimalsOf(currency);
  return Number.isSafeInteger(Math.round(scaled)) && Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

function moneyWords(words: readonly string[], { currency }: GridContext): [string | null, number | null] {
  const [first, ...rest] = words;
  if (first === undefined) return [currency, 1];
  const named = parseCurrency(first);
  const others = named === null ? words : rest;
  if (others.length === 0) return [named ?? currency, 1];
  const method = parsePaymentMethod(others.join(" "));
  // An unknown word alone is more likely a currency that we do not know than a way to pay.
  if (method === null && named === null && words.length === 1) return [null, 1];
  return [named ?? currency, method === 0 ? null : method];
}

/** Proof of delivery by its words in English and German, yes and no: 0 to 3. */
export function readProof(text: string): CellRead<0 | 1 | 2 | 3> {
  const words = text.trim().toLowerCase();
  if (words === "") return value<0 | 1 | 2 | 3>(undefined);
  const signature = /sign|unterschrift/.test(words);
  const image = /image|photo|picture|foto|bild/.test(words);
  if (/both|beide/.test(words) || (signature && image)) return value<0 | 1 | 2 | 3>(3);
  if (signature) return value<0 | 1 | 2 | 3>(1);
  if (image) return value<0 | 1 | 2 | 3>(2);
  if (/disabled|none|kein|deaktiviert|not required|nicht erforderlich/.test(words) || parseYesNo(words) === false)
    return value<0 | 1 | 2 | 3>(0);
  return fault("invalid_value");
}
