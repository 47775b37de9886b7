import { Nodes } from "./nodes.ts";
import { readPbf } from "./pbf.ts";
import type { RelationMember, Tags } from "./pbf-primitives.ts";
import { RegionError } from "./region-error.ts";
import { computePassage, getAccess, type ModeName, modeNames, travelModes, type WayPassage } from "./travel-modes.ts";

/** A way that somebody may travel, its nodes as places in `nodes`. */
export interface Way {
  id: number;
  name: string;
  refs: Uint32Array;
  passages: Partial<Record<ModeName, WayPassage>>;
}

/** From way `from` over node `via` to way `to`: forbidden, or the only turn there is. */
export interface Restriction {
  from: number;
  via: number;
  to: number;
  only: boolean;
}

/** What an extract says about travelling, for every mode. Nodes are named by their place in `nodes`. */
export interface Streets {
  nodes: Nodes;
  streets: Way[];
  restrictions: Restriction[];
  signals: ReadonlySet<number>;
  barriers: Readonly<Record<ModeName, ReadonlySet<number>>>;
}

/** Reads an extract once. A node that a way names and the extract lacks is left out: the way ends there. */
export function readStreets(path: string, progress?: (share: number) => void): Streets {
  const nodes = new Nodes();
  const raw: { id: number; name: string; refs: number[]; passages: Way["passages"] }[] = [];
  const restrictions: Restriction[] = [];
  const signals: number[] = [];
  const barriers: Record<ModeName, number[]> = { car: [], bicycle: [], foot: [] };
  readPbf(
    path,
    {
      node(id, longitude, latitude, tags) {
        nodes.add(id, longitude, latitude);
        if (!tags) return;
        if (tags.get("highway") === "traffic_signals") signals.push(id);
        if (tags.has("barrier")) for (const mode of modeNames) if (isStopped(mode, tags)) barriers[mode].push(id);
      },
      way(id, refs, tags) {
        const passages = toPassages(tags);
        if (refs.length > 1 && passages)
          raw.push({ id, name: tags.get("name") ?? tags.get("ref") ?? "", refs, passages });
      },
      relation(_id, members, tags) {
        const restriction = toRestriction(members, tags);
        if (restriction) restrictions.push(restriction);
      },
    },
    progress,
  );
  if (nodes.count === 0) throw new RegionError(`${path} holds no places`);
  const placed = (ids: readonly number[]) => new Set(ids.map((id) => nodes.find(id)).filter((at) => at >= 0));
  return {
    nodes,
    streets: raw.map((each) => ({ ...each, refs: Uint32Array.from(listFoundNodes(nodes, each.refs)) })),
    restrictions: restrictions.map((each) => ({ ...each, via: nodes.find(each.via) })),
    signals: placed(signals),
    barriers: { car: placed(barriers.car), bicycle: placed(barriers.bicycle), foot: placed(barriers.foot) },
  };
}

/** Nodes that are there, each once in a row: a way from a node to itself goes nowhere. */
function listFoundNodes(nodes: Nodes, refs: readonly number[]): number[] {
  const places = refs.map((ref) => nodes.find(ref)).filter((at) => at >= 0);
  return places.filter((at, index) => index === 0 || at !== places[index - 1]);
}

function toPassages(tags: Tags): Way["passages"] | null {
  if (!tags.has("highway") && !tags.has("route")) return null;
  const passages: Way["passages"] = {};
  for (const name of modeNames) {
    const passage = computePassage(travelModes[name], tags);
    if (passage) passages[name] = passage;
  }
  return Object.keys(passages).length > 0 ? passages : null;
}

/** A barrier stops who may not pass it, and who cannot where nothing says that they may. */
function isStopped(name: ModeName, tags: Tags): boolean {
  const mode = travelModes[name];
  if (getAccess(mode, tags) === "shut") return true;
  return mode.barriers.has(tags.get("barrier") ?? "") && !mode.access.some((key) => tags.has(key));
}

/** Of turn restrictions those for cars over one node, the common ones (wiki "Relation:restriction"). */
function toRestriction(members: readonly RelationMember[], tags: Tags): Restriction | null {
  if (tags.get("type") !== "restriction") return null;
  const kind = tags.get("restriction:motorcar") ?? tags.get("restriction");
  if (!kind || !/^(no|only)_/.test(kind) || /motorcar|motor_vehicle/.test(tags.get("except") ?? "")) return null;
  const inRole = (role: string) => members.filter((each) => each.role === role);
  const [[from, ...moreFrom], [via, ...moreVia], [to, ...moreTo]] = [inRole("from"), inRole("via"), inRole("to")];
  if (from?.kind !== "way" || via?.kind !== "node" || to?.kind !== "way") return null;
  if (moreFrom.length + moreVia.length + moreTo.length > 0) return null;
  return { from: from.ref, via: via.ref, to: to.ref, only: kind.startsWith("only_") };
}
