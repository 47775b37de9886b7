/** Where a code can be sent, as much of it as a stranger may read. */
export interface Reach {
  by: "email" | "phone";
  masked: string;
}

/** What of an order's customer is on file; phones only where texts leave. */
export function reachOf(
  { customerEmail, customerPhone }: { customerEmail: string | null; customerPhone: string | null },
  texts: "sent" | "not sent",
): Reach[] {
  return [
    ...(customerEmail ? [{ by: "email" as const, masked: maskedEmail(customerEmail) }] : []),
    ...(customerPhone && texts === "sent" ? [{ by: "phone" as const, masked: maskedPhone(customerPhone) }] : []),
  ];
}

/** "l••••@e••••.test": enough to know one's own address again. */
export function maskedEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  const [label = "", ...rest] = host.split(".");
  return `${hidden(name)}@${[hidden(label), ...rest].join(".")}`;
}

/** "+387 •••• 00": the country as it is dialled, and the last two digits. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)} •••• ${phone.slice(-2)}`;
}

function hidden(text: string): string {
  return `${text.slice(0, 1)}••••`;
}
