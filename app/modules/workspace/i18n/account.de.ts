import type { Translated } from "#app/platform/i18n/translated.ts";
import type { account as english } from "./account.en.ts";

export const account: Translated<typeof english> = {
  title: "Konto",
  section: {
    company: "Unternehmen",
    region: "Länder, Währungen, Einheiten",
    payouts: "Auszahlungen",
    reminders: "Mahnungen",
    data: "Offene Daten",
    deliveries: "Zustellungen",
    agents: "Fahrer",
  },
  logo: "Logo",
  logo_of: "Logo von {{name}}",
  logo_choose: "Bild auswählen",
  logo_change: "Ändern",
  logo_remove: "Entfernen",
  logo_hint:
    "PNG, JPEG oder WebP, höchstens 1 MB. Kunden sehen es auf der Sendungsseite und in E-Mails. Farbe, Hilfetext und Kontakt: Einstellungen → Benachrichtigungen.",
  organization_name: "Name des Unternehmens",
  organization_name_why:
    "Das Unternehmen, das Kunden sehen. Leer lassen, um den Namen des Arbeitsbereichs zu verwenden.",
  workspace_name: "Name des Arbeitsbereichs",
  country: "Land",
  postal_code: "Postleitzahl",
  timezone: "Zeitzone",
  timezone_why: "Nach ihr zählen Tage, Zeitfenster und Schichten. Bereits eingetragene Zeiten behalten ihre Uhrzeit.",
  operating_countries: "Länder, in denen Sie tätig sind",
  operating_countries_why:
    "Stehen in Adressen an erster Stelle. Eine Telefonnummer ohne Landesvorwahl gilt zuerst als eine des Landes, dann als eine dieser Länder.",
  default_currency: "Standardwährung",
  tax_currency: "Währung der MwSt.-Abrechnung",
  tax_currency_why: "Rechnungen in anderer Währung weisen ihre MwSt. auch in ihr aus. Leer: die Währung Ihres Landes.",
  supported_currencies: "Unterstützte Währungen",
  supported_currencies_why: "Die Standardwährung gehört immer dazu.",
  weight_system: "Gewichte und Maße",
  weight_system_why: "Wie Gewichte, Maße und Volumen eingegeben und gezeigt werden.",
  distance_system: "Entfernungen",
  distance_system_why: "Wie Entfernungen und Radien eingegeben und gezeigt werden.",
  system: { metric: "Metrisch (Kilogramm, Zentimeter, Kilometer)", imperial: "Imperial (Pfund, Zoll, Meile)" },
  force_rto: "Rücksendung erzwingen",
  force_rto_why: "Nach so vielen gezählten Zustellversuchen geht ein Auftrag an seinen Ursprung zurück.",
  force_rto_disabled: "Aus",
  force_rto_after: {
    1: "Nach 1 Versuch",
    2: "Nach 2 Versuchen",
    3: "Nach 3 Versuchen",
    4: "Nach 4 Versuchen",
    5: "Nach 5 Versuchen",
  },
  stop_arrival_radius: "Radius der Ankunft",
  stop_arrival_radius_why: "So nah an einem Stopp ist ein Fahrer angekommen. 0: nur, wenn der Fahrer es meldet.",
  pickup_completion_radius: "Radius der Abholung",
  pickup_completion_radius_why:
    "Bei größerer Entfernung muss der Fahrer einen Grund angeben, und der Stopp wird gekennzeichnet. 0: keine Grenze.",
  dropoff_completion_radius: "Radius der Zustellung",
  dropoff_completion_radius_why:
    "Bei größerer Entfernung muss der Fahrer einen Grund angeben, und der Stopp wird gekennzeichnet. 0: keine Grenze.",
  door_codes: "Code an der Tür",
  door_codes_why:
    "Kunden bekommen vier Ziffern per E-Mail und auf ihrer Sendungsseite und nennen sie dem Fahrer. Ohne Code sind Unterschrift und Foto erforderlich.",
  max_active_agents: "Höchstzahl aktiver Fahrer",
  max_active_agents_why: "So viele dürfen gleichzeitig eingecheckt sein. 0: beliebig viele.",
  open_data: "Aufträge, Stopps, Ereignisse und Geld jede Nacht kopieren",
  open_data_why:
    "Als Parquet-Dateien, eine je Tabelle und Monat, ohne Namen von Personen. Mitglieder mit der Berechtigung laden sie unter Auswertungen herunter. Ausgeschaltet werden die Dateien gelöscht.",
  approve_runs: "Eine zweite Person gibt Zahlungsläufe frei",
  approve_runs_why:
    "Wer die Zahlungen ausgewählt hat, kann sie nicht freigeben. Ohne Freigabe gibt es keine Datei für die Bank.",
  reminder_fee: "Gebühr der letzten Mahnung",
  reminder_fee_why:
    "In Ihrer Standardwährung, mit der dritten Mahnung. Geht ohne MwSt. in die nächste Abrechnung des Händlers ein. 0: keine.",
  reminder_interest: "Verzugszinsen der letzten Mahnung, Prozent im Jahr",
  reminder_interest_why: "Auf den offenen Betrag, ab der Fälligkeit. 0: keine.",
  payment_tolerance: "Toleranz bei Zahlungen",
  payment_tolerance_why:
    "In Ihrer Standardwährung: Fehlt einer bezahlten Rechnung nur so wenig, wird sie geschlossen und der Rest als Differenz ausgebucht. 0: keine.",
  agents_may_waive: "Fahrer dürfen auf Kassieren verzichten",
  agents_may_waive_why:
    "An der Tür dürfen sie erlassen oder als vorausbezahlt melden, mit Grund und Foto oder Notiz. Sonst ist der Stopp ein Fehlversuch.",
  route_requests: "Fahrer nehmen Touren an",
  route_requests_why: "Eine bestätigte Tour ist eine Anfrage, die der Fahrer am Telefon annimmt oder ablehnt.",
  route_opens: "Touren öffnen vor der Abfahrt",
  route_opens_why:
    "Bis dahin können Fahrer eine Tour lesen, aber nicht beginnen. 0: Touren öffnen mit dem Beginn ihres Tages.",
  driver_shown: "Kunden sehen den Fahrer ab",
  driver_shown_why:
    "So viele Stopps vor dem eigenen, während der Zustellung, auf etwa 100 m gerundet und nie in einer Pause. 0: nie.",
  position_hours: "Positionen aufbewahren",
  position_hours_why:
    "Positionen dienen den Ankunftszeiten und werden nach so vielen Stunden gelöscht. Ein Zustellnachweis behält seine Position.",
  auto_reject: "Anfragen ablehnen nach",
  auto_reject_why: "Eine Anfrage, auf die ein Fahrer so lange nicht antwortet, gilt als abgelehnt. 0: nie.",
  restrict_check_in: "Einchecken nur in der Schicht",
  restrict_check_in_why: "Fahrer checken nur während ihrer Schicht ein.",
  auto_check_out: "Automatisch auschecken",
  auto_check_out_why:
    "Fahrer werden 30 Minuten nach ihrer Schicht ausgecheckt, wenn keine Tour offen ist. Sonst nach der längsten Schicht. Was von selbst endet, wartet auf Freigabe.",
  longest_shift: "Längste Schicht",
  longest_shift_why:
    "Nach dieser Zeit endet ein Check-in von selbst, wenn keine Tour offen ist, und wartet auf Freigabe. Schichtplan und Plan warnen vor längeren Tagen.",
  weekly_hours: "Höchstarbeitszeit je Woche",
  weekly_hours_why:
    "Schichtplan und Plan warnen, wenn ein Fahrer in einer Woche länger arbeiten würde. 0: keine Warnung.",
  late_report: "Arbeit melden innerhalb von",
  late_report_why: "Was ein Telefon später als so meldet, wartet auf Freigabe und wird bis dahin nicht vergütet.",
};
