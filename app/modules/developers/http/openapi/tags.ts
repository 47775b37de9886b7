/** Headings of the description where the first word of a path does not say it. */
const tags: Readonly<Record<string, string>> = {
  "audit-log": "The audit log",
  auth: "Sign-in",
  "automation-runs": "Runs of rules",
  billing: "Merchant billing",
  collections: "Order collections",
  drive: "Driver",
  "given-up": "What was given up",
  integrations: "Online stores",
  picklists: "Pick lists",
};

/** The heading of a path: `/recurring-orders/:id` is of "Recurring orders". */
export function getTag(path: string): string {
  const [, first = ""] = path.split("/");
  const words = first.replaceAll("-", " ");
  return tags[first] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
