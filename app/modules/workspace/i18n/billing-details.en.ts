/** Billing details of the account, of merchants and of agents. */
export const billing_details = {
  title: "Invoices",
  title_agent: "Credit notes",
  hint: {
    agent:
      "Contractors are paid by credit notes (self-billing) with these details; payout rates are net, and VAT is added. Employees are handed over to payroll.",
    account: "Shown with the logo on invoices and statements that you issue.",
    merchant: "Shown on its invoices and statements.",
  },
  employment: "Works as",
  employments: { contractor: "Contractor", employee: "Employee" },
  name: "Company on invoices",
  name_hint: {
    agent: "Leave empty to use the agent's name.",
    account: "Leave empty to use the organization name.",
    merchant: "Leave empty to use the merchant's name.",
  },
  vat_id: "VAT ID",
  tax_number: "Tax number",
  email: "Email for invoices",
  contact_name: "Contact for invoices",
  phone: "Phone for invoices",
  buyer_reference: "Buyer reference",
  buyer_reference_hint: {
    account: "For invoices issued to you.",
    merchant: "Printed on its invoices. German authorities require their Leitweg-ID here.",
  },
  peppol_id: "Peppol ID",
  peppol_hint: {
    account: "Invoices that you send by Peppol come from it: 0088:7300010000001.",
    merchant: "Its invoices can be sent to it by Peppol: 0088:7300010000001.",
  },
  iban: "IBAN for payments",
  iban_hint: {
    agent: "Payouts are transferred to it.",
    account: "The account that invoices are paid into, and that payouts are paid from.",
    merchant: "Settlements are paid into it.",
  },
  tax_treatment: "Tax",
  tax_hint: {
    agent: "Without VAT the credit note states the reason.",
    account: "For merchants without a setting of their own. A small business charges no VAT.",
    merchant: "Without VAT the invoice states the reason.",
  },
  treatment: {
    standard: "With VAT",
    reverse_charge: "Reverse charge: the recipient owes it",
    small_business: "Small business: none",
    exempt: "Exempt from VAT",
  },
  reverse_charge_at_home:
    "This contractor is of the same VAT territory and owes the VAT itself. Choose another treatment, or correct the country.",
  reverse_charge_vat_id: "Reverse charge needs the VAT ID of the contractor’s country, which begins with {{prefix}}.",
  as_account: "As in this workspace",
  tax_rate: "VAT rate",
  due_days: "Days to pay",
  due_hint: { account: "Leave empty for 30 days.", merchant: "Leave empty to use the workspace's setting." },
  language: "Language of documents",
  language_none: {
    agent: "Language of the reader",
    account: "Language of the reader",
    merchant: "As in this workspace",
  },
} as const;
