/** A page that is written by hand. `{{origin}}` stands for the installation's address. */
export interface Guide {
  page: string;
  group: "start" | "guides" | "tools";
  title: string;
  lead: string;
  text: string;
}
