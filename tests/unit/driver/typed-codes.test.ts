import { beforeEach, expect, test, vi } from "vitest";

/** The hooks of one component, rendered by calling it: refs stay, effects run again when their inputs change. */
const hooks = vi.hoisted(() => {
  const slots: { value?: unknown; inputs?: readonly unknown[]; end?: (() => void) | undefined }[] = [];
  let at = 0;
  const nextSlot = () => {
    const slot = slots[at] ?? {};
    slots[at] = slot;
    at += 1;
    return slot;
  };
  return {
    render: (component: () => void) => {
      at = 0;
      component();
    },
    reset: () => {
      for (const { end } of slots.splice(0)) end?.();
    },
    useRef: (first: unknown) => {
      const slot = nextSlot();
      slot.value ??= { current: first };
      return slot.value;
    },
    useEffect: (run: () => (() => void) | undefined, inputs: readonly unknown[]) => {
      const slot = nextSlot();
      if (slot.inputs?.every((each, index) => each === inputs[index])) return;
      slot.end?.();
      Object.assign(slot, { inputs, end: run() });
    },
  };
});
vi.mock("preact/hooks", () => hooks);
vi.mock("#app/modules/driver/phone/scan/detector.ts", () => ({ openDetector: async () => null }));

const { useTypedCodes } = await import("#app/modules/driver/phone/scan/scanner.tsx");

const keyboard = new EventTarget();

beforeEach(() => {
  hooks.reset();
  vi.stubGlobal("addEventListener", keyboard.addEventListener.bind(keyboard));
  vi.stubGlobal("removeEventListener", keyboard.removeEventListener.bind(keyboard));
  vi.stubGlobal("HTMLInputElement", class {});
  vi.stubGlobal("HTMLTextAreaElement", class {});
});

const type = (keys: readonly string[]) => {
  for (const key of keys) keyboard.dispatchEvent(Object.assign(new Event("keydown"), { key }));
};

test("a keyboard scanner's code stays complete when a sync changes the packages while it types", () => {
  const codes: string[] = [];
  const render = (packages: string) => hooks.render(() => useTypedCodes((code) => codes.push(`${packages} ${code}`)));
  render("before");
  type(["R", "K", "-"]);
  render("after");
  type(["3", "1", "Enter"]);
  expect(codes).toEqual(["after RK-31"]);
  type(["4", "Enter"]);
  expect(codes).toHaveLength(1);
});
