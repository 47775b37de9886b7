import type { developers as english } from "../en/developers.ts";
import type { Translated } from "../translated.ts";

export const developers: Translated<typeof english> = {
  name: "Entwickler",
  skip: "Zum Text springen",
  sections_label: "Teile des Portals",
  sections: { guides: "Anleitungen", reference: "Referenz", webhooks: "Webhooks", changelog: "Änderungen" },
  search: "API durchsuchen",
  theme: "Hell oder dunkel",
  sign_in: "Anmelden",
  pages: "Seiten dieses Teils",
  beside: "Beispiele und Inhalt",
  as_markdown: "Als Markdown",
  on_page: "Auf dieser Seite",
  language: "Sprache des Beispiels",
  answer: "Antwort: {{status}}",
  found_one: "1 Seite nennt „{{question}}“",
  found_other: "{{count}} Seiten nennen „{{question}}“",
  nothing: "Versuchen Sie ein einzelnes Wort, etwa den Namen eines Feldes oder Ereignisses.",
  try: {
    title: "Mit eigenem Token ausprobieren",
    token: "Zugangstoken",
    query: "Abfrage, etwa limit=1",
    body: "Inhalt",
    send: "Anfrage senden",
    reads: "Sie liest nur.",
    changes: "Sie ändert Ihr Konto.",
  },
};
