/** A contact to which a code can be sent, masked for unverified visitors. */
export interface ContactChannel {
  by: "email" | "phone";
  masked: string;
}

/** The contacts on file of an order's customer; phones only when text messages can be sent. */
export function listContactChannels(
  { customerEmail, customerPhone }: { customerEmail: string | null; customerPhone: string | null },
  texts: "sent" | "not sent",
): ContactChannel[] {
  return [
    ...(customerEmail ? [{ by: "email" as const, masked: maskEmail(customerEmail) }] : []),
    ...(customerPhone && texts === "sent" ? [{ by: "phone" as const, masked: maskPhone(customerPhone) }] : []),
  ];
}

/** "l••••@e••••.test": enough to recognize one's own address. */
export function maskEmail(email: string): string {
  const [name = "", host = ""] = email.split("@");
  const [label = "", ...rest] = host.split(".");
  return `${maskText(name)}@${[maskText(label), ...rest].join(".")}`;
}

/** "+38 •••• 00": the first three characters and the last two digits. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} •••• ${phone.slice(-2)}`;
}

function maskText(text: string): string {
  return `${text.slice(0, 1)}••••`;
}
