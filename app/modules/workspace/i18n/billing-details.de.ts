import type { Translated } from "#app/platform/i18n/translated.ts";
import type { billing_details as english } from "./billing-details.en.ts";

export const billing_details: Translated<typeof english> = {
  title: "Rechnungen",
  title_agent: "Gutschriften",
  hint: {
    agent:
      "Selbständige werden mit Gutschriften bezahlt, auf denen das hier steht; Vergütungen sind netto, MwSt. kommt dazu. Angestellte gehen in die Lohnabrechnung.",
    account: "Was neben dem Logo auf den Rechnungen und Abrechnungen steht, die Sie schreiben.",
    merchant: "Was auf seinen Rechnungen und Abrechnungen steht.",
  },
  employment: "Arbeitet als",
  employments: { contractor: "Selbständig", employee: "Angestellt" },
  name: "Unternehmen auf Rechnungen",
  name_hint: {
    agent: "Leer lassen, um den Namen des Fahrers zu verwenden.",
    account: "Leer lassen, um den Namen des Unternehmens zu verwenden.",
    merchant: "Leer lassen, um den Namen des Händlers zu verwenden.",
  },
  vat_id: "USt-IdNr.",
  tax_number: "Steuernummer",
  email: "E-Mail für Rechnungen",
  contact_name: "Ansprechpartner für Rechnungen",
  phone: "Telefon für Rechnungen",
  buyer_reference: "Käuferreferenz",
  buyer_reference_hint: {
    account: "Für Rechnungen an Sie.",
    merchant: "Steht auf seinen Rechnungen. Deutsche Behörden verlangen hier ihre Leitweg-ID.",
  },
  peppol_id: "Peppol-ID",
  peppol_hint: {
    account: "Von ihr kommen Rechnungen, die Sie über Peppol senden: 0088:7300010000001.",
    merchant: "An sie können seine Rechnungen über Peppol gehen: 0088:7300010000001.",
  },
  iban: "IBAN für Zahlungen",
  iban_hint: {
    agent: "Auszahlungen gehen darauf.",
    account: "Auf dieses Konto werden Rechnungen bezahlt, von ihm gehen Auszahlungen ab.",
    merchant: "Auf dieses Konto werden Abrechnungen ausbezahlt.",
  },
  tax_treatment: "Besteuerung",
  tax_hint: {
    agent: "Ohne MwSt. nennt die Gutschrift den Grund.",
    account: "Für jeden Händler, der keine eigene hat. Ein Kleinunternehmer berechnet niemandem MwSt.",
    merchant: "Ohne MwSt. nennt die Rechnung den Grund.",
  },
  treatment: {
    standard: "Mit MwSt.",
    reverse_charge: "Reverse Charge: der Empfänger schuldet sie",
    small_business: "Kleinunternehmer: keine",
    exempt: "Von der MwSt. befreit",
  },
  reverse_charge_at_home:
    "Dieser Auftragnehmer ist im selben Steuergebiet und schuldet die MwSt. selbst. Wählen Sie eine andere Besteuerung oder berichtigen Sie das Land.",
  reverse_charge_vat_id:
    "Reverse Charge braucht die USt-IdNr. aus dem Land des Auftragnehmers; sie beginnt mit {{prefix}}.",
  as_account: "Wie in diesem Arbeitsbereich",
  tax_rate: "MwSt.-Satz",
  due_days: "Zahlungsziel in Tagen",
  due_hint: { account: "Leer: 30.", merchant: "Leer: wie in diesem Arbeitsbereich." },
  language: "Sprache der Dokumente",
  language_none: {
    agent: "Die des Lesers",
    account: "Die des Lesers",
    merchant: "Wie in diesem Arbeitsbereich",
  },
};
