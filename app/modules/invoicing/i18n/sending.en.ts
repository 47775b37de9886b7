/** Mails that carry invoices, settlements and reminders to merchants, and the letter of a reminder. */
export const sending = {
  nothing_to_pay: "There is nothing to pay.",
  pay: "Please pay {{open}} by {{due}}, with the reference {{number}}.",
  pay_into: "Please pay {{open}} by {{due}} into {{iban}}, with the reference {{number}}.",
  charges_of: "Reminder fee and interest for {{number}}",
  invoice: {
    subject: "Invoice {{number}} from {{company}}",
    text: "Invoice {{number}} of {{day}} is attached. It comes to {{total}}.",
    zugferd: "The PDF contains the e-invoice (ZUGFeRD, EN 16931).",
    xrechnung: "The XRechnung is attached as well.",
  },
  settlement: {
    subject: "Settlement {{number}} from {{company}}",
    text: "Settlement {{number}} is attached: what was collected for you, order by order.",
    payable: "{{open}} will be paid out to you.",
    paid: "{{open}} were paid out to you on {{day}}.",
    owed: "Please pay {{open}}, with the reference {{number}}.",
    owed_into: "Please pay {{open}} into {{iban}}, with the reference {{number}}.",
    came: "{{open}} were paid by you on {{day}}.",
    invoice: "It contains invoice {{invoice}}, which is attached as well.",
  },
  reminder: {
    subject: {
      before: "Due soon: invoice {{number}}",
      first: "Payment reminder: invoice {{number}}",
      second: "Second reminder: invoice {{number}}",
      last: "Last reminder: invoice {{number}}",
    },
    text: {
      before:
        "Invoice {{number}} of {{sum}} is due on {{due}}. If your payment is on its way, thank you; no further action is needed.",
      first:
        "Invoice {{number}} of {{sum}} was due on {{due}}, and we have not found your payment. If it is on its way, thank you; no further action is needed.",
      second:
        "Invoice {{number}} was due on {{due}}. {{sum}} of it are still open, although we reminded you. Please pay now.",
      last: "Invoice {{number}} was due on {{due}}. {{sum}} of it are still open after two reminders. This is our last one.",
    },
    charges: "Fee and interest of {{charges}} are added.",
    pay_into: "Please pay {{open}} into {{iban}}, with the reference {{number}}. The invoice is attached.",
  },
  paper: {
    file: "reminder",
    heading: {
      before: "Invoice {{number}} is due soon",
      first: "Payment reminder for invoice {{number}}",
      second: "Second reminder for invoice {{number}}",
      last: "Last reminder for invoice {{number}}",
    },
    text: {
      before: "This invoice is due on {{due}}.",
      first: "This invoice was due on {{due}}. We have not found your payment yet.",
      second: "This invoice was due on {{due}} and is still open, although we reminded you.",
      last: "This invoice was due on {{due}} and is still open after two reminders. Please pay the sum above now.",
    },
    date: "Date",
    cleared: "Paid or credited",
    open: "Still open",
    interest: "Interest, {{rate}} % a year for {{days}} days",
    fee: "Reminder fee",
    charged: "If you do not pay fee and interest with the invoice, they are part of your next settlement.",
    crossed: "If your payment is on its way, thank you; no further action is needed.",
  },
} as const;
