import { getInk } from "./brand-color.ts";

/** What an e-mail shows. All of it is plain text. */
export interface MailContent {
  language: "de" | "en";
  shop: string;
  /** Absolute address of the logo; null for none. */
  logo: string | null;
  /** `#rrggbb` of the button and the edge. */
  color: string;
  orderLine: string;
  /** Paragraphs, separated by empty lines. */
  body: string;
  button: string;
  link: string;
  /** Where the reader finds help; null where nobody said. */
  help: {
    label: string;
    text: string | null;
    phone: { link: string; shown: string } | null;
    email: string | null;
  } | null;
  sentBy: string;
  /** Words and address of the way to stop messages. */
  stop: { label: string; link: string };
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it stands in HTML, in elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The text part of an e-mail. */
export function renderMailText({ body, button, link, orderLine, shop, help, sentBy, stop }: MailContent): string {
  const lines = help ? [help.text, help.phone?.shown, help.email].filter(Boolean).join("\n") : "";
  const helped = help ? `${help.label}:\n${lines}\n\n` : "";
  return `${body}\n\n${button}: ${link}\n\n${helped}${orderLine}\n${shop}\n\n-- \n${sentBy}\n${stop.label}: ${stop.link}\n`;
}

/** The part of an e-mail that says where its reader finds help. */
function renderHelp(help: MailContent["help"]): string {
  if (!help) return "";
  const { label, text, phone, email } = help;
  const link = (href: string, shown: string) =>
    `<a class="ink" href="${escapeHtml(href)}" style="color:#1c1b19;font-weight:600;white-space:nowrap">${escapeHtml(shown)}</a>`;
  const ways = [phone && link(phone.link, phone.shown), email && link(`mailto:${email}`, email)].filter(Boolean);
  const lines = [text && escapeHtml(text).replaceAll("\n", "<br>"), ways.join(" &nbsp; ")].filter(Boolean);
  return `<table role="presentation" class="well" width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px;background:#f7f6f4;border-radius:8px"><tr>
<td class="soft" style="padding:14px 16px;font-size:14px;line-height:1.5;color:#57534d"><b class="ink" style="color:#1c1b19">${escapeHtml(label)}</b><br>${lines.join("<br>")}</td></tr></table>`;
}

/**
 * The HTML part: one table, styles inline for readers that keep no others, and colors of their own in dark mode. It
 * loads nothing but the logo.
 */
export function renderMailHtml(content: MailContent): string {
  const { language, shop, logo, color, orderLine, body, button, link, help, sentBy, stop } = content;
  const paragraphs = body
    .split(/\n{2,}/)
    .map((part, at) => {
      const text = escapeHtml(part.trim()).replaceAll("\n", "<br>");
      return `<p class="ink" style="margin:0 0 16px;font-size:${at === 0 ? 18 : 16}px;line-height:1.5;color:#1c1b19">${text}</p>`;
    })
    .join("");
  const picture = logo
    ? `<img class="logo" src="${escapeHtml(logo)}" alt="" height="40" style="height:40px;max-width:160px;border:0;border-radius:8px;vertical-align:middle;margin-right:12px">`
    : "";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(orderLine)}</title>
<style>@media (prefers-color-scheme:dark){.page{background:#161513!important}.sheet{background:#211f1d!important}.ink{color:#f3f1ee!important}.soft{color:#b3aea6!important}.well{background:#2b2926!important}.logo{background:#ffffff!important;padding:3px!important}}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3f2f0;${font}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f2f0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td class="sheet" style="background:#ffffff;border-top:5px solid ${color};border-radius:10px;padding:32px 40px;text-align:left">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-bottom:28px"><tr>
<td class="ink" style="font-size:18px;font-weight:600;color:#1c1b19">${picture}${escapeHtml(shop)}</td>
<td class="soft" align="right" style="font-size:13px;color:#66625c">${escapeHtml(orderLine)}</td></tr></table>
${paragraphs}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:8px"><tr><td align="center" style="background:${color};border-radius:8px">
<a href="${escapeHtml(link)}" style="display:block;padding:14px 20px;font-size:16px;font-weight:600;color:${getInk(color)};text-decoration:none">${escapeHtml(button)}</a>
</td></tr></table>
${renderHelp(help)}</td></tr>
<tr><td class="soft" style="padding:20px 40px;font-size:12px;line-height:1.6;color:#66625c;text-align:left">${escapeHtml(sentBy)}<br>
<a class="soft" href="${escapeHtml(stop.link)}" style="color:#66625c">${escapeHtml(stop.label)}</a></td></tr>
</table></td></tr></table></body></html>`;
}

/** A subject as a header may have it: one line, without control characters, at most 200 characters. */
export function toSubject(text: string): string {
  return [...text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()].slice(0, 200).join("");
}
