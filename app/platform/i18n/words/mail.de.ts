import type { Translated } from "../translated.ts";
import type { mail as source } from "./mail.en.ts";

export const mail: Translated<typeof source> = {
  verify: {
    subject: "{{code}} ist Ihr Bestätigungscode",
    body: "Guten Tag,\n\nIhr Bestätigungscode lautet {{code}}. Er gilt 10 Minuten.\n\nHier geben Sie ihn ein: {{link}}\n\nWenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Ohne den Code kann niemand Ihre Adresse verwenden.",
  },
  sign_in: {
    subject: "{{code}} ist Ihr Code zum Anmelden",
    body: "Guten Tag,\n\nIhr Code zum Anmelden auf einem neuen Gerät ist {{code}}. Er gilt 10 Minuten.\n\nGeben Sie ihn hier ein: {{link}}\n\nWir fragen danach, weil jemand für Ihr Konto viele falsche Passwörter eingegeben hat. Wenn Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort: Wählen Sie ein neues: {{forgot}}",
  },
  known: {
    subject: "Sie haben bereits ein Konto",
    body: "Guten Tag,\n\njemand, vielleicht Sie selbst, wollte sich mit dieser Adresse registrieren. Sie haben bereits ein Konto.\n\nAnmelden: {{link}}\nPasswort vergessen: {{forgot}}\n\nWenn Sie es nicht waren, müssen Sie nichts tun.",
  },
  reset: {
    subject: "{{code}} setzt Ihr Passwort zurück",
    body: "Guten Tag,\n\num ein neues Passwort zu wählen, geben Sie den Code {{code}} ein oder öffnen Sie diesen Link:\n\n{{link}}\n\nBeides gilt 10 Minuten und nur einmal. Wenn Sie es nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.",
  },
  tried: {
    subject: "Jemand versucht, sich bei Ihrem Konto anzumelden",
    from: " Der letzte Versuch kam aus {{place}}.",
    body: "Guten Tag,\n\njemand hat für Ihr Konto zwanzigmal ein falsches Passwort eingegeben.{{from}} Einen Tag lang braucht die Anmeldung auf einem Gerät, das Sie noch nicht benutzt haben, auch einen Code, den wir Ihnen senden. Ihre bekannten Geräte gehen wie immer.\n\nWenn Sie es selbst waren, wählen Sie ein neues Passwort: {{forgot}}\n\nWenn nicht, müssen Sie nichts tun: Ohne Ihr Passwort kommt niemand hinein.",
  },
  changed: {
    subject: "Ihr Passwort wurde geändert",
    body: "Guten Tag,\n\ndas Passwort Ihres Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.\n\nWenn Sie das nicht waren, wählen Sie sofort ein neues: {{forgot}}",
  },
  moved: {
    subject: "Die E-Mail-Adresse Ihres Kontos wurde geändert",
    body: "Guten Tag,\n\nzu Ihrem Konto gehört jetzt die Adresse {{email}}. Nachrichten und Codes gehen dorthin, nicht mehr an diese Adresse.\n\nWenn Sie das nicht waren, kennt jemand Ihr Passwort: Sagen Sie es sofort dem Inhaber Ihres Arbeitsbereichs, damit Ihr Zugang geschlossen wird.",
  },
  address: {
    subject: "{{code}} bestätigt Ihre neue Adresse",
    body: "Guten Tag,\n\num diese Adresse für Ihr Konto zu verwenden, geben Sie den Code {{code}} in Ihrem Profil ein. Er gilt 10 Minuten.\n\nWenn Sie das nicht angefordert haben, ignorieren Sie diese Nachricht.",
  },
  token: {
    subject: "Das Zugangstoken {{name}} endet am {{day}}",
    body: "Guten Tag,\n\ndas Zugangstoken {{name}} gilt bis {{day}}. Ab dem Tag danach werden Programme, die es benutzen, abgewiesen. Verlängern Sie es, oder legen Sie ein neues an:\n\n{{link}}",
  },
  alert: {
    subject_one: "1 Meldung von {{name}}",
    subject_other: "{{count}} Meldungen von {{name}}",
    foot: "Sie erhalten dies aufgrund einer Regel von {{name}}: {{link}}",
  },
  endpoint: {
    subject: "{{name}} erhält keine Ereignisse mehr",
    gone: "Er hat geantwortet, dass es ihn nicht mehr gibt (410).",
    failing: "Fünf Tage lang hat er keine Nachricht angenommen.",
    body: "Guten Tag,\n\nder Endpunkt {{name}} ({{url}}) wurde abgeschaltet. {{why}}\n\nEreignisse werden 30 Tage aufgehoben. Wenn er wieder antwortet, schalten Sie ihn ein und senden Sie nach, was er versäumt hat: {{link}}",
  },
};
