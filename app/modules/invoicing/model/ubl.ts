import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { type ElectronicInvoice, getSellerTaxNumber, getTaxCategory } from "./e-invoice.ts";
import { createAmountFormat, escapeXmlText, formatXmlPercent, toUnitPrice } from "./e-invoice-text.ts";
import { computeEInvoiceSums } from "./invoice-sums.ts";

/** Identifiers of the rules that a document follows: EN 16931, or also XRechnung or Peppol BIS Billing. */
const ublHeads = {
  en16931: "<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>",
  xrechnung: `<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>`,
  peppol: `<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>`,
} as const;

/** Renders an invoice in UBL 2.1 for EN 16931. */
export const renderUblInvoice = (invoice: ElectronicInvoice) => renderUbl(invoice, "en16931");

/** Renders an invoice as XRechnung in UBL 2.1; requires that `findMissingFields` is empty. */
export const renderXrechnung = (invoice: ElectronicInvoice) => renderUbl(invoice, "xrechnung");

/** Renders an invoice for Peppol; requires that `findMissingFields` is empty. */
export const renderPeppolInvoice = (invoice: ElectronicInvoice) => renderUbl(invoice, "peppol");

function renderUbl(invoice: ElectronicInvoice, as: keyof typeof ublHeads): string {
  const { currency, discount, taxRate, exchanged } = invoice;
  const category = getTaxCategory(invoice);
  const write = createAmountFormat(currency);
  const money = (name: string, amount: number) =>
    `<cbc:${name} currencyID="${currency}">${write(amount)}</cbc:${name}>`;
  const { lines, base } = computeEInvoiceSums(invoice);
  const taxCurrency = exchanged ? `\n<cbc:TaxCurrencyCode>${exchanged.currency}</cbc:TaxCurrencyCode>` : "";
  const taxThere = exchanged
    ? `\n<cac:TaxTotal><cbc:TaxAmount currencyID="${exchanged.currency}">${createAmountFormat(exchanged.currency)(exchanged.tax)}</cbc:TaxAmount></cac:TaxTotal>`
    : "";
  const taxCategory = (name: string, reason: string) =>
    `<cac:${name}><cbc:ID>${category.code}</cbc:ID><cbc:Percent>${formatXmlPercent(taxRate)}</cbc:Percent>${reason}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:${name}>`;
  const reason = category.reason
    ? `<cbc:TaxExemptionReason>${escapeXmlText(category.reason)}</cbc:TaxExemptionReason>`
    : "";
  const allowance = discount
    ? `<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:AllowanceChargeReason>${escapeXmlText(invoice.discountReason)}</cbc:AllowanceChargeReason>${money("Amount", discount)}${taxCategory("TaxCategory", "")}</cac:AllowanceCharge>`
    : "";
  const preceding = invoice.preceding
    ? `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${escapeXmlText(invoice.preceding.number)}</cbc:ID><cbc:IssueDate>${invoice.preceding.issuedOn}</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>`
    : "";
  // A credit note is a document of its own in UBL: other names for its root, type, lines and quantities, and no due date.
  const root = invoice.type === 381 ? "CreditNote" : "Invoice";
  const quantityTag = invoice.type === 381 ? "CreditedQuantity" : "InvoicedQuantity";
  const due = invoice.type === 381 ? "" : `<cbc:DueDate>${invoice.dueOn}</cbc:DueDate>\n`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
${ublHeads[as]}
<cbc:ID>${escapeXmlText(invoice.number)}</cbc:ID>
<cbc:IssueDate>${invoice.issuedOn}</cbc:IssueDate>
${due}<cbc:${root}TypeCode>${invoice.type}</cbc:${root}TypeCode>
${renderText("Note", invoice.note ?? undefined)}
<cbc:DocumentCurrencyCode>${currency}</cbc:DocumentCurrencyCode>${taxCurrency}
${renderText("BuyerReference", invoice.buyer.buyerReference)}
<cac:InvoicePeriod><cbc:StartDate>${invoice.periodFrom}</cbc:StartDate><cbc:EndDate>${invoice.periodTo}</cbc:EndDate></cac:InvoicePeriod>
${preceding}${renderParty("AccountingSupplierParty", invoice.seller, as)}
${renderParty("AccountingCustomerParty", invoice.buyer, as)}
${renderPaymentMeans(invoice)}${allowance}
<cac:TaxTotal>${money("TaxAmount", invoice.tax)}<cac:TaxSubtotal>${money("TaxableAmount", base)}${money("TaxAmount", invoice.tax)}${taxCategory("TaxCategory", reason)}</cac:TaxSubtotal></cac:TaxTotal>${taxThere}
<cac:LegalMonetaryTotal>${money("LineExtensionAmount", lines)}${money("TaxExclusiveAmount", base)}${money("TaxInclusiveAmount", invoice.total)}${discount ? money("AllowanceTotalAmount", discount) : ""}${invoice.prepaid === 0 ? "" : money("PrepaidAmount", invoice.prepaid)}${money("PayableAmount", invoice.total - invoice.prepaid)}</cac:LegalMonetaryTotal>
${invoice.lines
  .map((line, at) => {
    const { quantity, price } = toUnitPrice(line);
    return `<cac:${root}Line><cbc:ID>${at + 1}</cbc:ID><cbc:${quantityTag} unitCode="C62">${quantity}</cbc:${quantityTag}>${money("LineExtensionAmount", line.amount)}<cac:Item><cbc:Name>${escapeXmlText(line.name)}</cbc:Name>${taxCategory("ClassifiedTaxCategory", "")}</cac:Item><cac:Price>${money("PriceAmount", price)}</cac:Price></cac:${root}Line>`;
  })
  .join("\n")}
</${root}>
`;
}

const renderText = (tag: string, value: string | undefined) =>
  value ? `<cbc:${tag}>${escapeXmlText(value)}</cbc:${tag}>` : "";

/** The electronic address: in Peppol the id, otherwise the email address. */
function renderEndpoint({ peppolId = "", email }: BillingProfile, as: keyof typeof ublHeads): string {
  const [scheme = "", id] = as === "peppol" ? peppolId.split(":") : ["EM", email];
  return id ? `<cbc:EndpointID schemeID="${scheme}">${escapeXmlText(id)}</cbc:EndpointID>` : "";
}

function renderParty(name: string, side: BillingProfile, as: keyof typeof ublHeads): string {
  const { vatId, taxNumber, email, country, ...who } = side;
  const seller = name === "AccountingSupplierParty";
  const scheme = (id: string, kind: string) =>
    `<cac:PartyTaxScheme><cbc:CompanyID>${escapeXmlText(id)}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${kind}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
  const known = seller ? getSellerTaxNumber(side) : undefined;
  const id = known ? `<cac:PartyIdentification>${renderText("ID", known)}</cac:PartyIdentification>` : "";
  const said = `${renderText("Name", who.contactName)}${renderText("Telephone", who.phone)}${renderText("ElectronicMail", email)}`;
  const contact = seller && said ? `<cac:Contact>${said}</cac:Contact>` : "";
  return `<cac:${name}><cac:Party>${renderEndpoint(side, as)}${id}<cac:PostalAddress>${renderText("StreetName", who.line1)}${renderText("CityName", who.city)}${renderText("PostalZone", who.postalCode)}<cac:Country><cbc:IdentificationCode>${country ?? ""}</cbc:IdentificationCode></cac:Country></cac:PostalAddress>${vatId ? scheme(vatId, "VAT") : ""}${seller && taxNumber ? scheme(taxNumber, "FC") : ""}<cac:PartyLegalEntity>${renderText("RegistrationName", who.name)}</cac:PartyLegalEntity>${contact}</cac:Party></cac:${name}>`;
}

function renderPaymentMeans({ seller, number, means }: ElectronicInvoice): string {
  if (means === "30" && !seller.iban) return "";
  const account =
    means === "30" ? `<cac:PayeeFinancialAccount>${renderText("ID", seller.iban)}</cac:PayeeFinancialAccount>` : "";
  return `<cac:PaymentMeans><cbc:PaymentMeansCode>${means}</cbc:PaymentMeansCode><cbc:PaymentID>${escapeXmlText(number)}</cbc:PaymentID>${account}</cac:PaymentMeans>\n`;
}
