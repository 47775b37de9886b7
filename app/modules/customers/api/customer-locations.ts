/** `POST customers/{id}/locations`: the addresses of a customer by the word that api.md has for them. */
export { action, loader } from "./customer-addresses.ts";
