/** A hand-written page. `{{origin}}` is replaced by the installation's URL. */
export interface Guide {
  page: string;
  group: "start" | "guides" | "tools" | "promises";
  title: string;
  lead: string;
  text: string;
  /** How long it takes to follow. */
  minutes?: number;
  /** A file to save, used by the guide. */
  file?: { name: string; text: string };
  /** Shown beside the text. */
  sidebar?: { title: string; text: string };
}
