import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { ChipRow } from "#app/modules/automation/screens/chip-row.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Checkbox, Switch } from "#app/ui/primitives/checkbox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextArea, TextField } from "#app/ui/primitives/text-field.tsx";
import { createSchedule, ScheduleFields } from "#app/ui/schedule/schedule-fields.tsx";
import { linkDays, reportFormats } from "../model/report.ts";
import type { ReportDraft } from "./report-draft.ts";
import type { OpenedReport } from "./report-screen.tsx";

interface PartsProps {
  view: OpenedReport;
  draft: ReportDraft;
  errors: Readonly<Record<string, string[] | undefined>>;
  onChange: (change: Partial<ReportDraft>) => void;
}

const frequencies = ["daily", "weekly", "monthly", "hourly", "minutely"] as const;

/** Name, source, columns, filters, order, schedule and recipients. */
export function ReportParts({ view, draft, errors, onChange }: PartsProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { columns, filters, sorts, options, report, ready } = view;
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const listed = draft.columns.length === 0 ? columns.map(({ key }) => key) : draft.columns;
  const toggle = (key: string) => {
    const next = listed.includes(key) ? listed.filter((each) => each !== key) : [...listed, key];
    if (next.length > 0) onChange({ columns: next.length === columns.length ? [] : next });
  };
  return (
    <>
      <TextField
        label={t("reports:name")}
        required
        maxLength={120}
        value={draft.name}
        errors={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Select
        label={t("reports:source_label")}
        value={draft.source}
        disabled={report !== null || ready !== null}
        errors={errors.source}
        options={view.sources.map((value) => ({ value, label: t(`reports:source.${value}`) }))}
        onChange={(event) => void navigate(`/analytics/reports/new?source=${event.currentTarget.value}`)}
      />
      <Part title={t("reports:columns")}>
        <div className="report-columns">
          {columns.map(({ key, label }) => (
            <Checkbox key={key} label={label} checked={listed.includes(key)} onChange={() => toggle(key)} />
          ))}
        </div>
      </Part>
      <Part title={t("reports:filters")}>
        <ChipRow
          filters={filters}
          values={draft.filters}
          options={Object.fromEntries(Object.entries(options).map(([field, choices]) => [field, choices ?? []]))}
          onChange={(values) =>
            onChange({ filters: values.map(({ field, not, values: chosen }) => ({ field, not, values: [...chosen] })) })
          }
        />
      </Part>
      <Part title={t("reports:order")}>
        <Select
          label={t("reports:group_by")}
          placeholder={t("reports:no_group")}
          value={draft.group_by ?? ""}
          options={columns.map(({ key, label }) => ({ value: key, label }))}
          onChange={(event) => onChange({ group_by: event.currentTarget.value || undefined })}
        />
        <Select
          label={t("reports:sort")}
          placeholder={t("reports:no_sort")}
          value={draft.sort ?? ""}
          options={sorts.flatMap((sort) =>
            ["", "-"].map((sign) => ({
              value: `${sign}${sort}`,
              label: t(sign ? "reports:descending" : "reports:ascending", {
                field: labels.get(sort) ?? sort.replaceAll("_", " "),
              }),
            })),
          )}
          onChange={(event) => onChange({ sort: event.currentTarget.value || undefined })}
        />
      </Part>
      <SendParts view={view} draft={draft} errors={errors} onChange={onChange} />
    </>
  );
}

function SendParts({ view, draft, errors, onChange }: PartsProps) {
  const t = useTranslate();
  const { schedule } = draft;
  const choose = (value: string) => {
    const every = frequencies.find((each) => each === value);
    onChange({ schedule: every && createSchedule(every, schedule) });
  };
  return (
    <>
      <Part title={t("reports:schedule")} note={view.timezone}>
        <Select
          label={t("reports:every")}
          placeholder={t("reports:by_hand")}
          value={schedule?.every ?? ""}
          options={frequencies.map((value) => ({ value, label: t(`rules:cadence.${value}`) }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {schedule && (
          <ScheduleFields key={schedule.every} schedule={schedule} onChange={(next) => onChange({ schedule: next })} />
        )}
        {schedule && (
          <Switch
            label={t("reports:active")}
            checked={draft.active}
            onChange={(event) => onChange({ active: event.currentTarget.checked })}
          />
        )}
      </Part>
      <Part title={t("reports:send")}>
        <Select
          label={t("reports:list.format")}
          value={draft.format}
          options={reportFormats.map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={(event) =>
            onChange({ format: reportFormats.find((each) => each === event.currentTarget.value) ?? "xlsx" })
          }
        />
        <p className="hint">{t(`reports:format_about.${draft.format}`)}</p>
        {schedule && (
          <>
            <Select
              label={t("reports:link_days")}
              value={String(draft.link_days)}
              options={linkDays.map((value) => ({ value: String(value), label: t("reports:days", { count: value }) }))}
              onChange={(event) =>
                onChange({ link_days: linkDays.find((each) => String(each) === event.currentTarget.value) ?? 7 })
              }
            />
            <fieldset className="report-members">
              <legend>{t("reports:members")}</legend>
              {view.members.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  label={label}
                  checked={draft.members.includes(value)}
                  onChange={() =>
                    onChange({
                      members: draft.members.includes(value)
                        ? draft.members.filter((each) => each !== value)
                        : [...draft.members, value],
                    })
                  }
                />
              ))}
            </fieldset>
            <TextArea
              label={t("reports:emails")}
              hint={t("reports:emails_about")}
              defaultValue={draft.emails.join("\n")}
              errors={errors.emails ?? Object.entries(errors).find(([key]) => key.startsWith("emails"))?.[1]}
              onChange={(event) => onChange({ emails: event.currentTarget.value.split(/[\s,;]+/).filter(Boolean) })}
            />
          </>
        )}
      </Part>
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="report-part">
      <h2>
        {title} {note && <span className="soft-ink">{note}</span>}
      </h2>
      {children}
    </section>
  );
}
