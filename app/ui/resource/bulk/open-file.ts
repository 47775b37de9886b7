import { withTabAccount } from "../../client/tab-account.ts";

/** Opens a file in a new tab by posting a form, because a URL cannot hold hundreds of ids; `more` adds fields. */
export function openFile(address: string, ids: Iterable<string>, more = new FormData()): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = withTabAccount(address);
  form.target = "_blank";
  const fields = [...[...ids].map((id) => ["ids", id] as const), ...more];
  for (const [name, value] of fields) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = String(value);
    form.appendChild(field);
  }
  document.body.appendChild(form);
  form.submit();
  form.remove();
}
