import { useState } from "react";
import { useNavigate } from "react-router";
import { type ApiCaller, useApi } from "../../client/use-api.ts";
import { getNeighborHref, type Trail } from "./trail.ts";

interface Answer {
  data: Record<string, unknown> & { pagination: { previous: string | null; next: string | null } };
}

/** Steps to the previous (-1) or next (1) row, on the list's other pages too; going back still leads to the list. */
export function useTrailStep(trail: Trail | null) {
  const navigate = useNavigate();
  const call = useApi();
  const [busy, setBusy] = useState(false);
  const canStep = (by: 1 | -1) =>
    trail !== null && (trail.rows[trail.at + by] !== undefined || hasPageBeyond(trail, by));
  const step = async (by: 1 | -1) => {
    if (!trail || busy || !canStep(by)) return false;
    setBusy(true);
    try {
      const there = trail.rows[trail.at + by] ? { ...trail, at: trail.at + by } : await turnPage(call, trail, by);
      const href = there?.rows[there.at];
      if (href) await navigate(href, { state: { trail: there }, replace: true });
    } finally {
      setBusy(false);
    }
    return true;
  };
  return { canStep, step, busy };
}

function hasPageBeyond({ matching, next, previous }: Trail, by: 1 | -1): boolean {
  return matching !== null && (by === 1 ? next : previous) !== null;
}

/** The trail on the list's next or previous page, at its first or last row; null when there is none after all. */
async function turnPage(call: ApiCaller, trail: Trail, by: 1 | -1): Promise<Trail | null> {
  const { matching, list, rows } = trail;
  if (!matching) return null;
  const params = new URLSearchParams(list.split("?")[1] ?? "");
  for (const name of ["before", "columns", "cursor"]) params.delete(name);
  for (let cursor = by === 1 ? trail.next : trail.previous; cursor !== null; ) {
    params.set("cursor", cursor);
    const { data }: Answer = await call<Answer>(`${matching.path}?${params}`);
    const found = data[matching.rows];
    const there = Array.isArray(found) ? found.map((row) => getNeighborHref(rows[0] ?? "", String(row.number))) : [];
    const { previous, next } = data.pagination;
    if (there.length > 0) {
      const before = by === 1 ? trail.before + rows.length : Math.max(0, trail.before - there.length);
      return { ...trail, rows: there, at: by === 1 ? 0 : there.length - 1, before, previous, next };
    }
    cursor = by === 1 ? next : previous;
  }
  return null;
}
