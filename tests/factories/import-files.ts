const heads =
  "Reference,First name,Last name,Phone,Address,City,Country,Latitude,Longitude,Deliver from,Deliver to,Service minutes,Package count,Package type,Weight kg,COD amount,COD currency,Notes";

/** A CSV of orders with coordinates; `change` replaces fields of a row by header. */
export function createOrderFile(count: number, change: (at: number) => Record<string, string> = () => ({})): string {
  const names = heads.split(",");
  const lines = Array.from({ length: count }, (_, at) => {
    const usual: Record<string, string> = {
      Reference: `REF-${at + 1}`,
      "First name": "Amra",
      "Last name": `Kovač ${at + 1}`,
      Phone: `+387632${String(10_000 + (at % 90_000))}`,
      Address: `Ulica ${at + 1}`,
      City: "Mostar",
      Country: "BA",
      Latitude: String(43.3 + (at % 100) / 1000),
      Longitude: String(17.8 + (at % 90) / 1000),
      "Deliver from": "08:00",
      "Deliver to": "15:00",
      "Service minutes": "7.5",
      "Package count": String(1 + (at % 4)),
      "Package type": "parcel",
      "Weight kg": String(1.234 + at / 100),
      "COD amount": at % 3 === 0 ? "29.90" : "",
      "COD currency": at % 3 === 0 ? "BAM" : "",
      Notes: "Leave at the door, please",
    };
    const row = { ...usual, ...change(at) };
    return names.map((name) => quoteCell(row[name] ?? "")).join(",");
  });
  return `${heads}\n${lines.join("\n")}\n`;
}

function quoteCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
