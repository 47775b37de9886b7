// <delivery-slots data-key="pk_…">: times that can be kept, as radio inputs of the page itself.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const words = {
    en: ["Delivery time", "No times for this address now", "More days", "greener", "Held until", "Choose again"],
    de: ["Lieferzeit", "Zurzeit keine Zeiten für diese Adresse", "Weitere Tage", "umweltfreundlicher", "Reserviert bis", "Bitte neu wählen"],
  };
  const tokens = { line1: "address-line1", postal_code: "postal-code", city: "address-level2", country: "country" };
  const add = (parent, name, props) => parent.appendChild(Object.assign(document.createElement(name), props));

  class Slots extends HTMLElement {
    connectedCallback() {
      this.lang ||= this.closest("[lang]")?.lang || "en";
      this.words = words[this.lang.slice(0, 2)] ?? words.en;
      this.set ??= add(this, "div");
      this.status ??= add(this, "p", { role: "status" });
      this.inputs ??= ["hold", "from", "to"].map((part) => add(this, "input", { type: "hidden", name: `slot_${part}` }));
      this.listening = new AbortController();
      this.closest("form")?.addEventListener("change", () => this.load(), this.listening);
      this.load();
    }

    disconnectedCallback() {
      this.listening.abort();
      clearTimeout(this.timer);
    }

    get question() {
      const question = {};
      for (const name of [...Object.keys(tokens), "method", "weight", "volume", "parcels"]) {
        const field = this.closest("form")?.querySelector(`[autocomplete~="${tokens[name]}"]`);
        const value = this.getAttribute(`data-${name.replace("_", "-")}`) ?? field?.value;
        if (value) question[name] = value;
      }
      return question;
    }

    async ask(slot) {
      const mine = (this.newest = {});
      this.ariaBusy = true;
      const sent = { ...this.question, ...slot, ...(this.last && { replaces: this.last }) };
      const search = new URLSearchParams({ key: this.dataset.key, ...(slot ? {} : sent) });
      const path = `${origin}/api/checkout/${slot ? "holds" : "slots"}?${search}`;
      const init = { headers: { "Accept-Language": this.lang } };
      if (slot) Object.assign(init, { method: "POST", body: JSON.stringify(sent) });
      const answer = await fetch(path, init).then((response) => response.json(), () => null);
      if (mine !== this.newest) return;
      this.ariaBusy = false;
      const [fault] = Object.values(answer?.errors ?? {});
      this.say(answer?.data ? "" : (fault?.[0] ?? answer?.message ?? this.words[1]));
      return answer?.data ?? null;
    }

    say(text) {
      this.status.textContent = text;
    }

    async load() {
      const { question } = this;
      const known = JSON.stringify(question);
      if (known === this.known || !(question.line1 || question.postal_code || question.city)) return;
      this.known = known;
      if (this.hold) this.keep(null);
      const data = await this.ask();
      if (!data) return;
      const days = data.days.filter(({ slots }) => slots.length);
      this.set.replaceChildren();
      if (!days.length) return this.say(this.words[1]);
      const set = add(this.set, "fieldset");
      add(set, "legend", { textContent: this.words[0] });
      let list = set;
      for (const [at, { day, slots }] of days.entries()) {
        if (at === 3) add((list = add(set, "details")), "summary", { textContent: this.words[2] });
        const format = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" };
        const date = new Date(day).toLocaleDateString(this.lang, format);
        for (const { from, to, greener } of slots) {
          const label = add(list, "label");
          const onchange = () => this.choose({ from, to });
          add(label, "input", { type: "radio", name: "delivery_slot", value: from, onchange });
          label.append(` ${date}, ${from.slice(11)}–${to.slice(11)}${greener ? ` (${this.words[3]})` : ""}`);
        }
      }
    }

    async choose(slot) {
      const hold = await this.ask(slot);
      if (hold) this.keep(hold);
      else if (hold === null) this.end(this.status.textContent);
    }

    keep(hold) {
      clearTimeout(this.timer);
      this.hold = hold;
      this.last = hold?.id ?? this.last;
      [hold?.id, hold?.from, hold?.to].forEach((value = "", at) => (this.inputs[at].value = value));
      if (hold) {
        const until = new Date(hold.held_until);
        this.say(`${this.words[4]} ${until.toLocaleTimeString(this.lang, { timeStyle: "short" })}`);
        this.timer = setTimeout(() => this.end(this.words[5]), until - Date.now());
      }
      this.dispatchEvent(new CustomEvent("slotchange", { bubbles: true, detail: hold }));
    }

    async end(why) {
      this.keep(null);
      this.known = "";
      await this.load();
      this.say(why);
    }
  }

  customElements.define("delivery-slots", Slots);
})();
