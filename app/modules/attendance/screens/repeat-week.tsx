import { Repeat } from "lucide-react";
import { useId, useState } from "react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Popover } from "#app/ui/primitives/popover.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import type { ShiftsView } from "../commands/view-shifts.server.ts";

interface RepeatWeekProps {
  disabled: boolean;
  agents: ShiftsView["agents"];
  /** Without agents: for all. */
  onRepeat(weeks: number, agents: string[] | undefined): void;
}

/** Copies this week's calendar over the following weeks. */
export function RepeatWeek({ disabled, agents, onRepeat }: RepeatWeekProps) {
  const t = useTranslate();
  const id = useId();
  const [weeks, setWeeks] = useState("1");
  const [selected, setSelected] = useState("");
  const teams = [...new Set(agents.flatMap(({ team }) => team ?? []))];
  const options = [
    ...teams.map((team) => ({ value: `team ${team}`, label: team, group: t("fleet:shifts.of_team") })),
    ...agents.map(({ id: value, name: label }) => ({ value, label, group: t("fleet:shifts.of_agent") })),
  ];
  const selectedAgents = agents.filter(({ id: each, team }) => selected === each || selected === `team ${team}`);
  const count = Number(weeks);
  const isValid = Number.isInteger(count) && count >= 1 && count <= 12;
  return (
    <Popover
      label={t("fleet:shifts.repeat")}
      align="end"
      trigger={(props) => (
        <Button icon={Repeat} disabled={disabled} {...props}>
          {t("fleet:shifts.repeat")}
        </Button>
      )}
    >
      {(close) => (
        <form
          className="shift-editor"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isValid) return;
            onRepeat(count, selected === "" ? undefined : selectedAgents.map((agent) => agent.id));
            close();
          }}
        >
          <TextField
            id={id}
            type="number"
            min={1}
            max={12}
            step={1}
            required
            label={t("fleet:shifts.weeks")}
            hint={t("fleet:shifts.weeks_why")}
            value={weeks}
            onChange={(event) => setWeeks(event.currentTarget.value)}
          />
          <Select
            label={t("fleet:shifts.whose")}
            placeholder={t("fleet:shifts.of_all")}
            options={options}
            value={selected}
            onChange={(event) => setSelected(event.currentTarget.value)}
          />
          <Button kind="primary" type="submit" disabled={!isValid}>
            {t("fleet:shifts.repeat")}
          </Button>
        </form>
      )}
    </Popover>
  );
}
