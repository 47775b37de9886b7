// The portal's script: a key for the search, buttons that copy, and calls under one's own token, which is kept nowhere.

const search = document.querySelector(".portal-find input");
document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "k" || !search) return;
  event.preventDefault();
  search.focus();
});

document.querySelector(".portal-list [aria-current]")?.scrollIntoView({ block: "center" });

const { copy, copied } = document.querySelector(".portal").dataset;
for (const box of document.querySelectorAll(".portal-copied")) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = copy;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(box.querySelector("pre").textContent);
    button.textContent = copied;
    setTimeout(() => {
      button.textContent = copy;
    }, 2000);
  });
  box.append(button);
}

const form = document.querySelector(".portal-try");
if (form) {
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const fields = new FormData(form);
    const { method, path } = form.dataset;
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(fields.get(`path.${name}`) ?? ""));
    const query = (fields.get("query") ?? "").replace(/^\?/, "");
    const body = fields.get("body");
    const output = form.querySelector("output");
    output.textContent = "…";
    const began = performance.now();
    try {
      const answer = await fetch(query ? `${filled}?${query}` : filled, {
        method,
        credentials: "omit",
        headers: {
          Authorization: `Bearer ${fields.get("token")}`,
          ...(body === null ? {} : { "Content-Type": "application/json" }),
          ...(method === "POST" ? { "Idempotency-Key": crypto.randomUUID() } : {}),
        },
        ...(body === null ? {} : { body }),
      });
      const text = await answer.text();
      const shown = answer.headers.get("Content-Type")?.includes("json") ? JSON.stringify(JSON.parse(text), null, 2) : text;
      output.textContent = `${answer.status} · ${Math.round(performance.now() - began)} ms\n${shown.slice(0, 100_000)}`;
    } catch (error) {
      output.textContent = String(error);
    }
  });
}
