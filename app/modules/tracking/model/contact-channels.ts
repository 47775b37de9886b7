/** Where a code can be sent, as much of it as a stranger may read. */
export interface ContactChannel {
  by: "email" | "phone";
  masked: string;
}

/** What of an order's customer is on file; phones only where texts leave. */
export function listContactChannels(
  { customerEmail, customerPhone }: { customerEmail: string | null; customerPhone: string | null },
  texts: "sent" | "not sent",
): ContactChannel[] {
  return [
    ...(customerEmail ? [{ by: "email" as const, masked: maskEmail(customerEmail) }] : []),
    ...(customerPhone && texts === "sent" ? [{ by: "phone" as const, masked: maskPhone(customerPhone) }] : []),
  ];
}

/** "l••••@e••••.test": enough to know one's own address again. */
export function maskEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  const [label = "", ...rest] = host.split(".");
  return `${maskText(name)}@${[maskText(label), ...rest].join(".")}`;
}

/** "+387 •••• 00": the country as it is dialled, and the last two digits. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} •••• ${phone.slice(-2)}`;
}

function maskText(text: string): string {
  return `${text.slice(0, 1)}••••`;
}
