import type { Translated } from "#app/platform/i18n/translated.ts";
import type { sending as english } from "./sending.en.ts";

/** E-Mails, mit denen Rechnungen, Abrechnungen und Mahnungen an Händler gehen, und der Brief einer Mahnung. */
export const sending: Translated<typeof english> = {
  nothing_to_pay: "Es ist nichts zu bezahlen.",
  pay: "Bitte zahlen Sie {{open}} bis zum {{due}}, Verwendungszweck {{number}}.",
  pay_into: "Bitte zahlen Sie {{open}} bis zum {{due}} auf {{iban}}, Verwendungszweck {{number}}.",
  charges_of: "Mahngebühr und Verzugszinsen zu {{number}}",
  invoice: {
    subject: "Rechnung {{number}} von {{company}}",
    text: "Anbei erhalten Sie die Rechnung {{number}} vom {{day}} über {{total}}.",
    zugferd: "Das PDF enthält die E-Rechnung (ZUGFeRD, EN 16931).",
    xrechnung: "Die XRechnung liegt ebenfalls bei.",
  },
  settlement: {
    subject: "Abrechnung {{number}} von {{company}}",
    text: "Anbei erhalten Sie die Abrechnung {{number}}: was für Sie kassiert wurde, Auftrag für Auftrag.",
    payable: "{{open}} werden an Sie ausgezahlt.",
    paid: "{{open}} wurden am {{day}} an Sie ausgezahlt.",
    owed: "Bitte zahlen Sie {{open}}, Verwendungszweck {{number}}.",
    owed_into: "Bitte zahlen Sie {{open}} auf {{iban}}, Verwendungszweck {{number}}.",
    came: "{{open}} haben Sie am {{day}} bezahlt.",
    invoice: "Sie enthält die Rechnung {{invoice}}, die ebenfalls beiliegt.",
  },
  reminder: {
    subject: {
      before: "Bald fällig: Rechnung {{number}}",
      first: "Zahlungserinnerung: Rechnung {{number}}",
      second: "Zweite Mahnung: Rechnung {{number}}",
      last: "Letzte Mahnung: Rechnung {{number}}",
    },
    text: {
      before:
        "Die Rechnung {{number}} über {{sum}} ist am {{due}} fällig. Falls Ihre Zahlung bereits unterwegs ist, vielen Dank; Sie brauchen nichts weiter zu tun.",
      first:
        "Die Rechnung {{number}} über {{sum}} war am {{due}} fällig, und wir haben Ihre Zahlung nicht gefunden. Falls sie bereits unterwegs ist, vielen Dank; Sie brauchen nichts weiter zu tun.",
      second:
        "Die Rechnung {{number}} war am {{due}} fällig. Davon sind trotz unserer Erinnerung noch {{sum}} offen. Bitte zahlen Sie jetzt.",
      last: "Die Rechnung {{number}} war am {{due}} fällig. Davon sind nach zwei Erinnerungen noch {{sum}} offen. Dies ist unsere letzte.",
    },
    charges: "Hinzu kommen Gebühr und Zinsen von {{charges}}.",
    pay_into: "Bitte zahlen Sie {{open}} auf {{iban}}, Verwendungszweck {{number}}. Die Rechnung liegt bei.",
  },
  paper: {
    file: "Mahnung",
    heading: {
      before: "Rechnung {{number}} ist bald fällig",
      first: "Zahlungserinnerung zur Rechnung {{number}}",
      second: "Zweite Mahnung zur Rechnung {{number}}",
      last: "Letzte Mahnung zur Rechnung {{number}}",
    },
    text: {
      before: "Diese Rechnung ist am {{due}} fällig.",
      first: "Diese Rechnung war am {{due}} fällig. Ihre Zahlung haben wir noch nicht gefunden.",
      second: "Diese Rechnung war am {{due}} fällig und ist trotz unserer Erinnerung noch offen.",
      last: "Diese Rechnung war am {{due}} fällig und ist nach zwei Erinnerungen noch offen. Bitte zahlen Sie die oben genannte Summe jetzt.",
    },
    date: "Datum",
    cleared: "Bezahlt oder gutgeschrieben",
    open: "Noch offen",
    interest: "Zinsen, {{rate}} % im Jahr für {{days}} Tage",
    fee: "Mahngebühr",
    charged: "Zahlen Sie Gebühr und Zinsen nicht mit der Rechnung, gehen sie in Ihre nächste Abrechnung ein.",
    crossed: "Falls Ihre Zahlung bereits unterwegs ist, vielen Dank; Sie brauchen nichts weiter zu tun.",
  },
};
