import { expect, test } from "vitest";
import { mayCountUsage } from "#app/modules/identity/model/usage-consent.ts";
import { type ChatBoot, parseSupportChat } from "#app/modules/product-usage/model/support-chat.ts";
import { getUsageTarget, parseUsageTarget } from "#app/modules/product-usage/model/usage-settings.ts";
import { bootChat, type ChatWindow, endChat, updateChat } from "#app/modules/product-usage/screens/boot-chat.ts";

const person = {
  ...{ userId: "u1", hash: "signed", name: "Nina N", email: "nina@example.test", avatar: "https://w.example/photo" },
  company: { id: "c1", name: "Courier", plan: "business" },
};
const boot = (kind: ChatBoot["kind"]): ChatBoot => ({ kind, id: "app1", loader: "", person });

test("the chat is configured by its kind and id", () => {
  expect(parseSupportChat("intercom+abc", "s", "")).toEqual({ kind: "intercom", id: "abc", secret: "s", loader: "" });
  expect(["", "intercom", "intercom+", "other+abc"].map((each) => parseSupportChat(each, "", ""))).toEqual(
    Array.from({ length: 4 }, () => null),
  );
});

test("Intercom receives the person and company, and again when they change", () => {
  const window: ChatWindow = {};
  bootChat(window, boot("intercom"));
  updateChat(window, { ...boot("intercom"), person: { ...person, avatar: null } });
  endChat(window);
  const who = { user_id: "u1", user_hash: "signed", name: "Nina N", email: "nina@example.test" };
  const company = { company_id: "c1", name: "Courier", plan: "business" };
  expect(window.Intercom?.q).toEqual([
    ["boot", { app_id: "app1", ...who, avatar: { type: "avatar", image_url: "https://w.example/photo" }, company }],
    ["update", { ...who, company }],
    ["shutdown"],
  ]);
});

test("Crisp receives the same in its own calls", () => {
  const window: ChatWindow = {};
  bootChat(window, boot("crisp"));
  expect(window.CRISP_WEBSITE_ID).toBe("app1");
  expect(window.$crisp).toContainEqual(["set", "user:email", ["nina@example.test", "signed"]]);
  const data = [
    ["company_id", "c1"],
    ["plan", "business"],
  ];
  expect(window.$crisp).toContainEqual(["set", "session:data", [data]]);
});

test("usage is counted by the person's choice, and before it by the law of the country", () => {
  expect(["DE", "LI", "gb", "CH"].map((each) => mayCountUsage(null, each))).toEqual([false, false, false, false]);
  expect([mayCountUsage(null, "US"), mayCountUsage(false, "US"), mayCountUsage(true, "DE")]).toEqual([
    true,
    false,
    true,
  ]);
  const target = parseUsageTarget("https://usage.example/", "public");
  expect(target).toEqual({ host: "https://usage.example", token: "public" });
  expect(parseUsageTarget("off", "")).toBeNull();
  const sandbox = { country: "US", sandbox: { ahead: 0 } };
  expect(getUsageTarget(target, { sharesUsage: true }, sandbox)).toBeNull();
  expect(getUsageTarget(target, { sharesUsage: true }, { country: "DE" })).toBe(target);
});
