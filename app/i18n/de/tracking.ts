import type { tracking as source } from "../en/tracking.ts";
import type { Translated } from "../translated.ts";

export const tracking: Translated<typeof source> = {
  title: "Sendungsverfolgung {{number}}",
  language: "Sprache",
  headline: {
    processing: "Wir bereiten Ihre Bestellung vor",
    shipped: "Ihre Bestellung ist unterwegs",
    in_transit: "Ihre Bestellung ist unterwegs",
    out_for_delivery: "In Zustellung",
    delivered: "Zugestellt",
    delivery_attempted: "Zustellung nicht möglich",
    cancelled: "Diese Bestellung wurde storniert",
    closed: "Diese Bestellung ist abgeschlossen",
    pending_return: "Ihre Bestellung geht zurück",
    return_in_progress: "Ihre Bestellung geht zurück",
    returned: "Ihre Bestellung wurde zurückgesandt",
    arriving_today: "Kommt heute",
    arriving_tomorrow: "Kommt morgen",
    arriving_on: "Kommt am {{day}}",
  },
  hint: {
    delivery_attempted: "Wir versuchen es erneut. Sie müssen nichts tun, es sei denn, wir melden uns.",
    cancelled: "Es wird nichts zugestellt. Wenn Sie das überrascht, fragen Sie bitte im Shop nach.",
    closed: "Es kommt nichts mehr nach.",
    returned: "Sie ist wieder dort, wo sie herkam.",
  },
  progress: "{{status}}, Schritt {{step}} von {{count}}",
  destination_somewhere: "Die Lieferadresse liegt im Kreis.",
  position: "Der Fahrer ist in der Nähe",
  promised: "Zugesagt: {{window}}",
  map_label: "Karte: Ziel {{city}}",
  map_label_with_driver: "Karte: Ziel {{city}} und der Fahrer auf dem Weg dorthin",
  what_happened: "Verlauf",
  event: {
    created: "Bestellung eingegangen",
    ready: "Bestellung bereit",
    picked_up: "Abgeholt",
    received: "In einem Verteilzentrum eingetroffen",
    out_for_delivery: "In Zustellung",
    delivery_attempted: "Zustellversuch",
    delivered: "Zugestellt",
    cancelled: "Storniert",
    pending_return: "Rücksendung veranlasst",
    return_in_progress: "Rücksendung läuft",
    returned: "Zurückgesandt",
  },
  delivered_by: "Zustellung durch {{carrier}}",
  times_in: "Zeiten in {{zone}}",
  not_found: {
    title: "Auftrag nicht gefunden",
    why: "Kein Auftrag hat diese Nummer.",
    next: "Prüfen Sie die Nummer in Ihrer Nachricht. Sie sieht so aus: WB-123456.",
  },
  too_many: {
    title: "Zu viele Anfragen",
    why: "Von dieser Adresse wurde in kurzer Zeit nach vielen Aufträgen gefragt.",
    next: "Warten Sie eine Minute und laden Sie die Seite neu.",
  },
  failed: {
    title: "Etwas ist schiefgegangen",
    why: "Der Stand des Auftrags konnte nicht gelesen werden.",
    next: "Laden Sie die Seite gleich noch einmal.",
  },
  mail: {
    letter:
      "Guten Tag {{name}},\n\n{{sentence}}\n\nVerfolgen Sie Ihre Bestellung: {{link}}\n\nAuftrag {{number}}\n{{sender}}\n",
    out_for_delivery: {
      subject: "Auftrag {{number}} ist in Zustellung",
      sentence: "Ihre Bestellung bei {{sender}} ist in Zustellung.",
    },
    delivery_attempted: {
      subject: "Auftrag {{number}} konnte nicht zugestellt werden",
      sentence: "wir wollten Ihre Bestellung bei {{sender}} zustellen und konnten es nicht.",
    },
    delivered: {
      subject: "Auftrag {{number}} wurde zugestellt",
      sentence: "Ihre Bestellung bei {{sender}} wurde zugestellt.",
    },
    processing: {
      subject: "Ihr Auftrag {{number}} ist bei uns",
      sentence: "Ihre Bestellung bei {{sender}} wird vorbereitet.",
    },
    shipped: {
      subject: "Auftrag {{number}} wurde versandt",
      sentence: "Ihre Bestellung bei {{sender}} ist unterwegs.",
    },
    in_transit: {
      subject: "Auftrag {{number}} ist unterwegs",
      sentence: "Ihre Bestellung bei {{sender}} ist auf dem Weg in Ihre Region.",
    },
    cancelled: {
      subject: "Auftrag {{number}} wurde storniert",
      sentence: "Ihre Bestellung bei {{sender}} wurde storniert. Es wird nichts zugestellt.",
    },
    closed: {
      subject: "Auftrag {{number}} ist abgeschlossen",
      sentence: "Ihre Bestellung bei {{sender}} ist abgeschlossen.",
    },
    pending_return: {
      subject: "Auftrag {{number}} geht zurück",
      sentence: "Ihre Bestellung bei {{sender}} geht zurück.",
    },
    return_in_progress: {
      subject: "Auftrag {{number}} ist auf dem Rückweg",
      sentence: "Ihre Bestellung bei {{sender}} ist auf dem Rückweg.",
    },
    returned: {
      subject: "Auftrag {{number}} wurde zurückgesandt",
      sentence: "Ihre Bestellung bei {{sender}} wurde zurückgesandt.",
    },
  },
};
