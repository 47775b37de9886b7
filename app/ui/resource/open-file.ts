/** Opens the file of an address in a new tab; a posted form takes hundreds of ids, which an address could not. */
export function openFile(address: string, ids: Iterable<string>): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = address;
  form.target = "_blank";
  for (const id of ids) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = "ids";
    field.value = id;
    form.appendChild(field);
  }
  document.body.appendChild(form);
  form.submit();
  form.remove();
}
