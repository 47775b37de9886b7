import { createCommandAction, createScreenLoader } from "#app/platform/http/screens.server.ts";
import { resetTemplate, saveTemplate } from "../commands/message-templates.server.ts";
import { testTemplate } from "../commands/preview-template.server.ts";
import { viewTemplate } from "../commands/view-template.server.ts";
import { TemplateScreen } from "../screens/template/template-screen.tsx";
import type { Route } from "./+types/settings-notification.ts";

export const loader = createScreenLoader(viewTemplate);
export const action = createCommandAction([saveTemplate, resetTemplate, testTemplate]);

/** The texts of an event; an event or a merchant is a page of its own. */
export default function Notification({ loaderData }: Route.ComponentProps) {
  const { event, merchant } = loaderData.template;
  return <TemplateScreen key={`${event} ${merchant?.id ?? ""}`} {...loaderData} />;
}
