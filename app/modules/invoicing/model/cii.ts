import type { BillingProfile } from "#app/modules/workspace/model/billing-profile.ts";
import { type ElectronicInvoice, getSellerTaxNumber, getTaxCategory } from "./e-invoice.ts";
import { createAmountFormat, escapeXmlText, formatXmlPercent, toUnitPrice } from "./e-invoice-text.ts";
import { computeEInvoiceSums } from "./invoice-sums.ts";

const GUIDELINE_ID = "urn:cen.eu:en16931:2017";

const renderDate = (day: string, tag = "udt") =>
  `<${tag}:DateTimeString format="102">${day.replaceAll("-", "")}</${tag}:DateTimeString>`;

/** Renders an invoice in CII D16B: ZUGFeRD / Factur-X, profile EN 16931. */
export function renderCiiInvoice(invoice: ElectronicInvoice): string {
  const { currency, discount, taxRate, preceding, exchanged } = invoice;
  const category = getTaxCategory(invoice);
  const write = createAmountFormat(currency);
  const { lines, base } = computeEInvoiceSums(invoice);
  const taxCurrency = exchanged ? `<ram:TaxCurrencyCode>${exchanged.currency}</ram:TaxCurrencyCode>` : "";
  const taxThere = exchanged
    ? `<ram:TaxTotalAmount currencyID="${exchanged.currency}">${createAmountFormat(exchanged.currency)(exchanged.tax)}</ram:TaxTotalAmount>`
    : "";
  const tax = (more = "", reason = "") =>
    `<ram:ApplicableTradeTax>${more}<ram:TypeCode>VAT</ram:TypeCode>${reason}${more ? `<ram:BasisAmount>${write(base)}</ram:BasisAmount>` : ""}<ram:CategoryCode>${category.code}</ram:CategoryCode><ram:RateApplicablePercent>${formatXmlPercent(taxRate)}</ram:RateApplicablePercent></ram:ApplicableTradeTax>`;
  const exemption = category.reason
    ? `<ram:ExemptionReason>${escapeXmlText(category.reason)}</ram:ExemptionReason>`
    : "";
  const allowance = discount
    ? `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>${write(discount)}</ram:ActualAmount><ram:Reason>${escapeXmlText(invoice.discountReason)}</ram:Reason><ram:CategoryTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>${category.code}</ram:CategoryCode><ram:RateApplicablePercent>${formatXmlPercent(taxRate)}</ram:RateApplicablePercent></ram:CategoryTradeTax></ram:SpecifiedTradeAllowanceCharge>`
    : "";
  const means = renderPaymentMeans(invoice);
  const note =
    invoice.note === null ? "" : `<ram:IncludedNote>${renderText("Content", invoice.note)}</ram:IncludedNote>`;
  const prepaid =
    invoice.prepaid === 0 ? "" : `<ram:TotalPrepaidAmount>${write(invoice.prepaid)}</ram:TotalPrepaidAmount>`;
  const earlier = preceding
    ? `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${escapeXmlText(preceding.number)}</ram:IssuerAssignedID><ram:FormattedIssueDateTime>${renderDate(preceding.issuedOn, "qdt")}</ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`
    : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${GUIDELINE_ID}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument><ram:ID>${escapeXmlText(invoice.number)}</ram:ID><ram:TypeCode>${invoice.type}</ram:TypeCode><ram:IssueDateTime>${renderDate(invoice.issuedOn)}</ram:IssueDateTime>${note}</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${invoice.lines
  .map((line, at) => {
    const { quantity, price } = toUnitPrice(line);
    return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${at + 1}</ram:LineID></ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct><ram:Name>${escapeXmlText(line.name)}</ram:Name></ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${write(price)}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${quantity}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement>${tax()}<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${write(line.amount)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`;
  })
  .join("\n")}
<ram:ApplicableHeaderTradeAgreement>${renderText("BuyerReference", invoice.buyer.buyerReference)}${renderParty("SellerTradeParty", invoice.seller)}${renderParty("BuyerTradeParty", invoice.buyer)}</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement><ram:PaymentReference>${escapeXmlText(invoice.number)}</ram:PaymentReference>${taxCurrency}<ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>${means}${tax(`<ram:CalculatedAmount>${write(invoice.tax)}</ram:CalculatedAmount>`, exemption)}<ram:BillingSpecifiedPeriod><ram:StartDateTime>${renderDate(invoice.periodFrom)}</ram:StartDateTime><ram:EndDateTime>${renderDate(invoice.periodTo)}</ram:EndDateTime></ram:BillingSpecifiedPeriod>${allowance}<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime>${renderDate(invoice.dueOn)}</ram:DueDateDateTime></ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>${write(lines)}</ram:LineTotalAmount>${discount ? `<ram:AllowanceTotalAmount>${write(discount)}</ram:AllowanceTotalAmount>` : ""}<ram:TaxBasisTotalAmount>${write(base)}</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="${currency}">${write(invoice.tax)}</ram:TaxTotalAmount>${taxThere}<ram:GrandTotalAmount>${write(invoice.total)}</ram:GrandTotalAmount>${prepaid}<ram:DuePayableAmount>${write(invoice.total - invoice.prepaid)}</ram:DuePayableAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>${earlier}</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`;
}

function renderPaymentMeans({ means, seller }: ElectronicInvoice): string {
  if (means === "30" && !seller.iban) return "";
  const account =
    means === "30"
      ? `<ram:PayeePartyCreditorFinancialAccount>${renderText("IBANID", seller.iban)}</ram:PayeePartyCreditorFinancialAccount>`
      : "";
  return `<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${means}</ram:TypeCode>${account}</ram:SpecifiedTradeSettlementPaymentMeans>`;
}

const renderText = (tag: string, value: string | undefined) =>
  value ? `<ram:${tag}>${escapeXmlText(value)}</ram:${tag}>` : "";

function renderParty(name: "SellerTradeParty" | "BuyerTradeParty", who: BillingProfile): string {
  const registration = (id: string | undefined, scheme: string) =>
    id
      ? `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${escapeXmlText(id)}</ram:ID></ram:SpecifiedTaxRegistration>`
      : "";
  const mail = who.email
    ? `<ram:URIUniversalCommunication><ram:URIID schemeID="EM">${escapeXmlText(who.email)}</ram:URIID></ram:URIUniversalCommunication>`
    : "";
  const seller = name === "SellerTradeParty";
  const taxNumber = seller ? registration(who.taxNumber, "FC") : "";
  const inside = (tag: string, content: string) => (content ? `<ram:${tag}>${content}</ram:${tag}>` : "");
  const phone = inside("TelephoneUniversalCommunication", renderText("CompleteNumber", who.phone));
  const reached = inside("EmailURIUniversalCommunication", renderText("URIID", who.email));
  const contact = seller
    ? inside("DefinedTradeContact", `${renderText("PersonName", who.contactName)}${phone}${reached}`)
    : "";
  return `<ram:${name}>${renderText("ID", seller ? getSellerTaxNumber(who) : undefined)}${renderText("Name", who.name)}${contact}<ram:PostalTradeAddress>${renderText("PostcodeCode", who.postalCode)}${renderText("LineOne", who.line1)}${renderText("CityName", who.city)}${renderText("CountryID", who.country)}</ram:PostalTradeAddress>${mail}${registration(who.vatId, "VA")}${taxNumber}</ram:${name}>`;
}
