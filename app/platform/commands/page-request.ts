/** Input of a screen's or the API's read: its URL and path parameters. */
export interface PageRequest {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}
