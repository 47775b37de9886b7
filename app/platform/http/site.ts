import { z } from "zod";

const LOCAL_HOSTS = ["localhost", "127.0.0.1"];

/** True for the address of a site: by HTTPS, on the own machine also without. */
export function isSite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text);
  if (username || password || search || hash || pathname !== "/") return false;
  return protocol === "https:" || (protocol === "http:" && LOCAL_HOSTS.includes(hostname));
}

const siteSchema = z
  .string()
  .trim()
  .max(200)
  .refine(isSite, { error: "site_wrong" })
  .transform((text) => (isSite(text) ? new URL(text).origin : text));

/** Origins of sites whose pages may use something. */
export const sitesSchema = z.array(siteSchema).max(20);
