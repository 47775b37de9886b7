import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { BulkOutcome } from "#app/platform/kernel/result.ts";
import { withTabAccount } from "../../client/tab-account.ts";
import { useApi } from "../../client/use-api.ts";
import { useCommand } from "../../client/use-command.ts";
import { formatNumber } from "../../formats/measures.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { showErrorToast, showToast } from "../../primitives/toast.ts";
import type { BulkAction, ResourceSpec } from "../resource-spec.ts";
import type { RowSelection } from "../table/use-selection.ts";
import { fetchAllMatching, getBatchLimits, toListSearch } from "./all-matching.ts";

interface BulkOptions<Row> {
  spec: ResourceSpec<Row>;
  rows: readonly Row[];
  selection: RowSelection;
  /** Filters and sorts of the URL that the list dropped. */
  unknown: readonly string[];
}

/** The result of an action that refused some rows. */
export interface BulkReport {
  action: string;
  outcome: BulkOutcome;
  /** Where the result leads. */
  next?: ReturnType<NonNullable<BulkAction<never>["leadsTo"]>>;
}

/** Progress of a large selection: what was sent, and the results so far. */
interface Run {
  form: FormData;
  action: Pick<BulkAction<never>, "leadsTo" | "carries">;
  field: string;
  ids: readonly string[];
  perRequest: number;
  sent: number;
  succeeded: string[];
  refused: BulkOutcome["refused"];
}

/** Sends a bulk action for the selection and reports its result. */
export function useBulk<Row>({ spec, rows, selection, unknown }: BulkOptions<Row>) {
  const t = useTranslate();
  const call = useApi();
  const { locale } = useLanguage();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [result, setResult] = useState<BulkReport | null>(null);
  const [failure, setFailure] = useState<{ message: string; errors: Record<string, string[]> } | null>(null);
  const [settled, setSettled] = useState(0);
  const [reading, setReading] = useState(false);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const label = useRef("");
  const names = useRef(new Map<string, string>());
  const running = useRef<Run | null>(null);

  const sendNext = (run: Run) => {
    const form = new FormData();
    for (const [name, value] of run.form) form.append(name, value);
    const some = run.ids.slice(run.sent, run.sent + run.perRequest);
    for (const id of some) form.append(run.field, id);
    if (run.ids.length > run.perRequest) setProgress({ done: run.sent, count: run.ids.length });
    run.sent += some.length;
    running.current = run;
    void submit(form);
  };
  const end = (run: Run | null, value?: unknown) => {
    running.current = null;
    setProgress(null);
    setSettled((count) => count + 1);
    if (!run) return selection.clear();
    const { succeeded, refused } = run;
    const next = run.action.leadsTo?.(value) ?? null;
    selection.drop(succeeded);
    if (refused.length > 0) setResult({ action: label.current, outcome: { succeeded, refused }, next });
    else if (next) void navigate(next.to);
    else showToast(t("common:bulk.done", { action: label.current, count: succeeded.length }));
  };

  const { submit, busy } = useCommand((answer) => {
    const run = running.current;
    if (!answer.ok) {
      setFailure({ message: answer.message, errors: answer.errors });
      setProgress(null);
      if (Object.keys(answer.errors).length === 0) showErrorToast(answer.message);
      // The effects of earlier requests of a large selection stay.
      if (run && run.succeeded.length > 0) selection.drop(run.succeeded);
      return;
    }
    setFailure(null);
    if (!run || !isOutcome(answer.value)) return end(null);
    run.succeeded.push(...answer.value.succeeded);
    run.refused.push(...answer.value.refused);
    if (run.sent < run.ids.length) {
      for (const [name, value] of Object.entries(run.action.carries?.(answer.value) ?? {})) run.form.set(name, value);
      sendNext(run);
    } else end(run, answer.value);
  });

  /** All selected ids, on other pages too; null if they are too many, after showing a message. */
  const chosen = async (limit: number): Promise<string[] | null> => {
    let ids: string[] | null = [...selection.ids];
    if (selection.matching && spec.matching) {
      setReading(true);
      const asked = toListSearch(new URLSearchParams(search), unknown);
      let found: Awaited<ReturnType<typeof fetchAllMatching>>;
      try {
        found = await fetchAllMatching(call, spec.matching, asked);
      } catch (error) {
        const { getApiRefusal } = await import("../../client/api.ts");
        showErrorToast(t("common:bulk.unread"), getApiRefusal(error)?.reason);
        return null;
      } finally {
        setReading(false);
      }
      for (const { id, name } of found ?? []) names.current.set(id, name);
      ids = found?.map(({ id }) => id) ?? null;
    }
    if (ids && ids.length <= limit) return ids;
    showErrorToast(t("common:bulk.too_many", { max: formatNumber(limit, locale) }), t("common:bulk.too_many_next"));
    return null;
  };

  return {
    busy: busy || reading,
    progress,
    result,
    failure,
    /** Increments with every completed action. */
    settled,
    async run(action: BulkAction<Row>, form: FormData) {
      label.current = t(action.label);
      names.current = new Map(rows.map((row) => [spec.rowId(row), spec.rowName(row)]));
      const { perRequest, total } = getBatchLimits(action);
      const ids = await chosen(total);
      if (!ids || ids.length === 0) return;
      if (action.opens) {
        openFile(action.opens, ids, form);
        return setSettled((count) => count + 1);
      }
      form.set("intent", action.intent);
      const { idsField: field = "ids" } = action;
      sendNext({ form, action, field, ids, perRequest, sent: 0, succeeded: [], refused: [] });
    },
    forget() {
      setResult(null);
      setFailure(null);
    },
    nameOf: (id: string) => names.current.get(id) ?? id,
  };
}

export type Bulk<Row> = ReturnType<typeof useBulk<Row>>;

function isOutcome(value: unknown): value is BulkOutcome {
  return typeof value === "object" && value !== null && "succeeded" in value && "refused" in value;
}

/** Opens a file in a new tab by posting a form, because a URL cannot hold hundreds of ids; `more` adds fields. */
function openFile(address: string, ids: Iterable<string>, more = new FormData()): void {
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
