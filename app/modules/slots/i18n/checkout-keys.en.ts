/** Keys of pages of shops. */
export const checkout_keys = {
  title: "Checkout keys",
  add: "Create key",
  edit: "Checkout key",
  search: "Name",
  hint: "The key stands in the shop's page, for everybody to read. It asks for delivery times and holds them for ten minutes, nothing else.",
  empty: "No checkout keys",
  empty_why: "Offer delivery times that your plans can keep in a shop's checkout, with a script of 2 KB.",
  name: "Name",
  sites: "Sites that may use it",
  sites_hint: "The start of their addresses, such as https://shop.example.com",
  sites_add: "Add site",
  merchant: "Only for this merchant's orders",
  key: "Key",
  copy_key: "Copy the key of {{name}}",
  copy_html: "Copy the HTML of {{name}}",
  deactivate_sure: "Checkouts that use them offer no times any more. Times that are held stay held.",
} as const;
