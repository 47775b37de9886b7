import { beforeEach, expect, test } from "vitest";
import { createTestWorkspace, type TestWorkspace } from "../workspace.ts";

let mine: TestWorkspace;
beforeEach(async () => {
  mine = await createTestWorkspace({ country: "BA" });
});

interface Outcome {
  columns: { header: string; field: string | null }[];
  created: number;
  refused: { row: number; errors: Record<string, string[]> }[];
  saved: boolean;
}

async function send(who: TestWorkspace, list: "agents" | "vehicles", file: string, save?: "1") {
  const body = new FormData();
  body.set("file", new File([file], "list.csv"));
  if (save) body.set("save", save);
  const answer = await who.send(`/api/${list}/import`, { method: "POST", body });
  return { status: answer.status, ...((await answer.json()) as { data: Outcome }) };
}

async function list(name: "agents" | "vehicles"): Promise<Record<string, unknown>[]> {
  const answer: { data: Record<string, Record<string, unknown>[]> } = await (await mine.fetch(`/api/${name}`)).json();
  return answer.data[name] ?? [];
}

const faults = ({ data }: { data: Outcome }) => data.refused.map(({ row, errors }) => [row, Object.keys(errors)]);

test("agents are imported from a file: previewed, invalid rows listed, the others saved, a second run rejected", async () => {
  const team: { data: { id: string } } = await (await mine.fetch("/api/teams", { body: { name: "North" } })).json();
  const file = `Name;Telefon;Team;Funktionen;Schichtbeginn;Schichtende;Arbeitszeitgrenze
Ana Berg;061 111 222;north;Zustellungen, Abholungen;7:00;16:00;
Ben;061 111 222;;;;;
Cem;061 333 444;South;;;;
Dora;12;;;;;
Emil;061 555 666;;fliegen;;;
Finn;061 777 888;;;08:00;16:00;8
Gina;061 999 000;;;08:00;;`;
  const looked = await send(mine, "agents", file);
  expect(looked.data).toMatchObject({ created: 1, saved: false });
  expect(faults(looked)).toEqual([
    [3, ["phone"]],
    [4, ["team_id"]],
    [5, ["phone"]],
    [6, ["functions.0"]],
    [7, ["working_hours_limit"]],
    [8, ["shift_end"]],
  ]);
  expect(await list("agents")).toEqual([]);
  expect((await send(mine, "agents", file, "1")).data).toMatchObject({ created: 1, saved: true });
  expect(await list("agents")).toMatchObject([
    {
      ...{ name: "Ana Berg", phone: "+38761111222", team_id: team.data.id, shift_start: "07:00", shift_end: "16:00" },
      functions: ["deliveries", "pickups"],
    },
  ]);
  expect((await send(mine, "agents", file, "1")).data.created).toBe(0);
});

test("vehicles are imported from a file, with their agent by name and words for type and options", async () => {
  await mine.fetch("/api/agents", { body: { name: "Ana", phone: "061 111 222" } });
  const file = `Plate number,Type,Driver,Max weight,Cost per hour,Options
A-1,Van,ana,900,29.5,freezer
A-1,van,,,,
A-2,spaceship,,,,
A-3,2,Nobody,,,
A-4,car,,heavy,,`;
  const saved = await send(mine, "vehicles", file, "1");
  expect(saved.data).toMatchObject({ created: 1, saved: true });
  expect(faults(saved)).toEqual([
    [3, ["plate_number"]],
    [4, ["type"]],
    [5, ["agent_id"]],
    [6, ["max_weight"]],
  ]);
  const [agent] = await list("agents");
  expect(await list("vehicles")).toMatchObject([
    { plate_number: "A-1", type: 3, agent_id: agent?.id, max_weight: 900, cost_per_hour: 29.5, options: ["freezer"] },
  ]);
});

test.each(["agents", "vehicles"] as const)(
  "the template of %s comes back as it was meant, in both languages",
  async (name) => {
    for (const language of ["en", "de"]) {
      const headers = { cookie: `${mine.cookie}; waybill_language=${language}` };
      const answer = await mine.fetch(`/settings/${name}/template/csv`, { headers });
      const looked = await send(mine, name, await answer.text());
      expect(looked.data.columns.filter(({ field }) => field === null)).toEqual([]);
      expect(looked.data).toMatchObject({ created: 1, refused: [] });
    }
  },
);

test("importing a list requires permission to manage it", async () => {
  const permissions = ["settings", "settings.agents", "settings.vehicles"];
  const reader = await createTestWorkspace({ member: mine, permissions });
  for (const name of ["agents", "vehicles"] as const) expect((await send(reader, name, "Name\nx")).status).toBe(403);
});
