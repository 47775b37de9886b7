/** A page that is written by hand. `{{origin}}` stands for the installation's address. */
export interface Guide {
  page: string;
  group: "start" | "guides" | "tools" | "promises";
  title: string;
  lead: string;
  text: string;
  /** How long it takes whoever follows it. */
  minutes?: number;
  /** What it has kept in a file. */
  file?: { name: string; text: string };
  /** Stands beside the text. */
  sidebar?: { title: string; text: string };
}
