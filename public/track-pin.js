// Moves the map below the pin of an address: by hand, by keys, by buttons, or to where the device is.
(() => {
  const map = document.querySelector(".pin-map");
  const note = document.querySelector(".pin-note");
  if (!map || !note) return;
  const [svg] = map.getElementsByTagName("svg");
  const text = note.querySelector("[role=status]");
  const [longitude, latitude] = ["longitude", "latitude"].map((name) => document.querySelector(`input[name=${name}]`));
  const number = (name) => Number(map.dataset[name]);
  const [east, north] = map.dataset.known.split(" ").map(Number);
  const { width, height } = svg.querySelector("image");
  const size = { x: width.baseVal.value, y: height.baseVal.value };
  const box = svg.viewBox.baseVal;
  const opened = box.width;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  for (const hidden of map.querySelectorAll("[hidden]")) hidden.hidden = false;
  if (!navigator.geolocation) map.querySelector("[data-here]").hidden = true;
  svg.setAttribute("tabindex", "0");
  svg.setAttribute("aria-describedby", "pin-hint");

  function show() {
    box.x = middle.x - box.width / 2;
    box.y = middle.y - box.height / 2;
  }

  function move(x, y) {
    middle.x = Math.min(size.x, Math.max(0, x));
    middle.y = Math.min(size.y, Math.max(0, y));
    show();
    const at = {
      longitude: number("longitude") + (middle.x - size.x / 2) / number("x"),
      latitude: number("latitude") - (middle.y - size.y / 2) / number("y"),
    };
    longitude.value = at.longitude.toFixed(6);
    latitude.value = at.latitude.toFixed(6);
    // A kilometer has number("y") / 111.2 pixels.
    const apart = Math.hypot((at.longitude - east) * number("x"), (at.latitude - north) * number("y"));
    const meters = Math.round((apart / number("y")) * 111_200);
    note.hidden = false;
    text.textContent = text.dataset[meters > number("reach") ? "far" : "near"].replace("{}", String(meters));
  }

  function zoom(by) {
    const wide = Math.min(opened * 1.6, Math.max(opened / 3, box.width * by));
    box.height *= wide / box.width;
    box.width = wide;
    show();
  }

  let held = null;
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || held) return;
    held = { id: event.pointerId, x: event.clientX, y: event.clientY, from: { ...middle } };
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener("pointermove", (event) => {
    if (event.pointerId !== held?.id) return;
    const scale = svg.getScreenCTM()?.a ?? 1;
    move(held.from.x - (event.clientX - held.x) / scale, held.from.y - (event.clientY - held.y) / scale);
  });
  for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => void (held = null));

  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  svg.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      const by = (event.shiftKey ? 40 : 8) * (box.width / opened);
      move(middle.x + step[0] * by, middle.y + step[1] * by);
    }
    if (event.key === "+" || event.key === "-") zoom(event.key === "+" ? 1 / 1.4 : 1.4);
  });
  for (const button of map.querySelectorAll("[data-zoom]"))
    button.addEventListener("click", () => zoom(button.dataset.zoom === "in" ? 1 / 1.4 : 1.4));
  map.querySelector("[data-here]").addEventListener("click", () => {
    const lost = () => {
      note.hidden = false;
      text.textContent = text.dataset.nowhere;
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const x = size.x / 2 + (coords.longitude - number("longitude")) * number("x");
        const y = size.y / 2 - (coords.latitude - number("latitude")) * number("y");
        if (x < 0 || y < 0 || x > size.x || y > size.y) lost();
        else move(x, y);
      },
      lost,
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  });
})();
