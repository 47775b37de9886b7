export const message_texts = {
  button: "Sendung verfolgen",
  order_line: "Auftrag {{order}}",
  the_driver: "Der Fahrer",
  no_time: "im Laufe des Tages",
  today: "heute",
  tomorrow: "morgen",
  from_to: "{{from}} bis {{to}}",
  stops_one: "1 Halt vor Ihnen",
  stops_other: "{{count}} Halte vor Ihnen",
  stops_zero: "Sie sind als Nächstes dran",
  to_pay: "Bitte halten Sie {{amount}} bereit.",
  door_code:
    "Ihr Code für den Fahrer: {{code}}. Nennen Sie ihn dem Fahrer, wenn Sie die Ware annehmen. Geben Sie ihn nicht vorher weiter.",
  sent_by: "Von {{carrier}} für {{shop}}, nur zu dieser Zustellung.",
  sent_by_self: "Von {{carrier}}, nur zu dieser Zustellung.",
  help: "Hilfe zu dieser Zustellung",
  stop: "Keine Nachrichten mehr",
  test: "Probe: {{subject}}",
  standard: {
    received: {
      text: "{{shop}}: Ihr Auftrag {{order}} ist bei uns. Verfolgen: {{link}}",
      subject: "Ihr Auftrag {{order}} ist bei uns",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} ist bei uns eingegangen.",
    },
    ready: {
      text: "{{shop}}: Ihr Auftrag {{order}} ist gepackt. Verfolgen: {{link}}",
      subject: "Auftrag {{order}} ist gepackt",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} ist gepackt und wartet auf die Zustellung.",
    },
    window_announced: {
      text: "{{shop}}: Auftrag {{order}} kommt {{day}}, {{window}}. Anderer Termin oder Ablageort: {{link}}",
      subject: "{{day}}, {{window}}: Ihre Bestellung bei {{shop}}",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} kommt {{day}}, {{window}}. Sobald der Wagen losfährt, nennen wir Ihnen ein kürzeres Zeitfenster.\n\n{{to_pay}}",
    },
    out_for_delivery: {
      text: "{{shop}}: {{driver}} ist mit {{order}} unterwegs, Ankunft {{window}}. Verfolgen: {{link}}",
      subject: "Auftrag {{order}} ist in Zustellung",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} ist in Zustellung. {{driver}} kommt {{window}}.\n\n{{door_code}}\n\n{{to_pay}}",
    },
    arriving: {
      text: "{{shop}}: {{driver}} kommt {{window}}, {{stops}}. Verfolgen: {{link}}",
      subject: "{{driver}} kommt {{window}}",
      body: "Guten Tag {{name}},\n\n{{driver}} kommt {{window}} mit Ihrer Bestellung bei {{shop}}, {{stops}}.\n\n{{door_code}}\n\n{{to_pay}}",
    },
    window_changed: {
      text: "{{shop}}: Auftrag {{order}} kommt jetzt {{window}}. Verfolgen: {{link}}",
      subject: "Neue Zeit: {{window}}, Auftrag {{order}}",
      body: "Guten Tag {{name}},\n\ndie Zeit Ihrer Bestellung bei {{shop}} hat sich geändert: sie kommt jetzt {{day}}, {{window}}.",
    },
    delivered: {
      text: "{{shop}}: Auftrag {{order}} wurde zugestellt. Nachweis: {{link}}",
      subject: "Auftrag {{order}} wurde zugestellt",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} wurde zugestellt. Den Nachweis finden Sie hinter dem Link.",
    },
    delivery_attempted: {
      text: "{{shop}}: Auftrag {{order}} konnte nicht zugestellt werden. Neuer Termin: {{link}}",
      subject: "Auftrag {{order}} konnte nicht zugestellt werden",
      body: "Guten Tag {{name}},\n\nwir wollten Ihre Bestellung bei {{shop}} zustellen und konnten es nicht. Einen anderen Termin wählen Sie hinter dem Link.",
    },
    rescheduled: {
      text: "{{shop}}: Auftrag {{order}} kommt jetzt {{day}}, {{window}}. {{link}}",
      subject: "Auftrag {{order}}: jetzt {{day}}, {{window}}",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} kommt jetzt {{day}}, {{window}}.",
    },
    cancelled: {
      text: "{{shop}}: Auftrag {{order}} wurde storniert. Es wird nichts zugestellt.",
      subject: "Auftrag {{order}} wurde storniert",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} wurde storniert. Es wird nichts zugestellt.",
    },
    pending_return: {
      text: "{{shop}}: Auftrag {{order}} geht zurück. {{link}}",
      subject: "Auftrag {{order}} geht zurück",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} geht zurück.",
    },
    feedback_asked: {
      text: "{{shop}}: Wie war Ihre Zustellung {{order}}? {{link}}",
      subject: "Wie war Ihre Zustellung von {{shop}}?",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} wurde zugestellt. Wie war es? Zwei Klicks genügen.",
    },
    processing: {
      text: "{{shop}}: Auftrag {{order}} wird vorbereitet. {{link}}",
      subject: "Ihr Auftrag {{order}} ist bei uns",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} wird vorbereitet.",
    },
    shipped: {
      text: "{{shop}}: Auftrag {{order}} wurde versandt. Verfolgen: {{link}}",
      subject: "Auftrag {{order}} wurde versandt",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} ist unterwegs.",
    },
    in_transit: {
      text: "{{shop}}: Auftrag {{order}} ist unterwegs. Verfolgen: {{link}}",
      subject: "Auftrag {{order}} ist unterwegs",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} ist auf dem Weg in Ihre Region.",
    },
    return_in_progress: {
      text: "{{shop}}: Auftrag {{order}} ist auf dem Rückweg. {{link}}",
      subject: "Auftrag {{order}} ist auf dem Rückweg",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} ist auf dem Rückweg.",
    },
    returned: {
      text: "{{shop}}: Auftrag {{order}} wurde zurückgesandt. {{link}}",
      subject: "Auftrag {{order}} wurde zurückgesandt",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} wurde zurückgesandt.",
    },
    closed: {
      text: "{{shop}}: Auftrag {{order}} ist abgeschlossen. {{link}}",
      subject: "Auftrag {{order}} ist abgeschlossen",
      body: "Guten Tag {{name}},\n\nIhre Bestellung bei {{shop}} ist abgeschlossen.",
    },
  },
};
