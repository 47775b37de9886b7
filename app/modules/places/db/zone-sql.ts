/**
 * The delivery zone of a place, as SQL: the smallest active zone of the account that contains its point, null when none
 * does. A point is inside when a line from it to the east crosses the edges an odd number of times, which also handles
 * holes. `account` and `place` are columns, the place as a JSON snapshot.
 */
export function buildZoneSql(account: string, place: string): string {
  const x = `json_extract(${place}, '$.point.longitude')`;
  const y = `json_extract(${place}, '$.point.latitude')`;
  return `(SELECT z.id FROM delivery_zones z
    WHERE z.account_id = ${account} AND z.active = 1 AND ${x} BETWEEN z.west AND z.east AND ${y} BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= ${y} AND e.y2 > ${y}
        AND ${x} < (e.x2 - e.x1) * (${y} - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1)`;
}

// Corners in order, ring by ring; the last one closes the ring. A horizontal edge is never crossed.
const buildCornerSql = (at: 0 | 1) => `json_extract(c.value, '$[${at}]')`;
const buildNextCornerSql = (at: 0 | 1) => `lead(${buildCornerSql(at)}) OVER (PARTITION BY c.path ORDER BY c.key)`;
const writeEdges = `INSERT INTO zone_edges (zone_id, y1, y2, x1, x2)
    SELECT NEW.id, min(f.y1, f.y2), max(f.y1, f.y2), iif(f.y1 < f.y2, f.x1, f.x2), iif(f.y1 < f.y2, f.x2, f.x1)
    FROM (SELECT ${buildCornerSql(0)} AS x1, ${buildCornerSql(1)} AS y1, ${buildNextCornerSql(0)} AS x2, ${buildNextCornerSql(1)} AS y2
      FROM json_tree(NEW.geometry, '$.coordinates') c WHERE c.type = 'array' AND json_type(c.value, '$[0]') IN ('real', 'integer')) f
    WHERE f.y1 <> f.y2;`;
const dropEdges = "DELETE FROM zone_edges WHERE zone_id = OLD.id;";

/** Triggers that keep the edges of each zone's outline, the lower end first. */
const edgeTriggers = [
  `CREATE TRIGGER zone_edges_insert AFTER INSERT ON delivery_zones BEGIN\n  ${writeEdges}\nEND;`,
  `CREATE TRIGGER zone_edges_update AFTER UPDATE OF geometry ON delivery_zones BEGIN\n  ${dropEdges}\n  ${writeEdges}\nEND;`,
  `CREATE TRIGGER zone_edges_delete AFTER DELETE ON delivery_zones BEGIN\n  ${dropEdges}\nEND;`,
];

/** Tables whose rows name the zone that their destination lies in. */
const tablesWithZone = ["orders", "shipments"] as const;

/** Triggers that keep the zone of a row whenever its destination is inserted or updated, also by another account. */
const rowTriggers = tablesWithZone.flatMap((table) => {
  const set = `UPDATE ${table} SET zone_id = ${buildZoneSql("NEW.account_id", "NEW.destination")} WHERE id = NEW.id;`;
  const drawn = "EXISTS (SELECT 1 FROM delivery_zones d WHERE d.account_id = NEW.account_id)";
  return [
    `CREATE TRIGGER ${table}_zone_insert AFTER INSERT ON ${table} WHEN ${drawn} BEGIN\n  ${set}\nEND;`,
    `CREATE TRIGGER ${table}_zone_update AFTER UPDATE OF destination, account_id ON ${table}
WHEN OLD.destination IS NOT NEW.destination OR OLD.account_id IS NOT NEW.account_id BEGIN\n  ${set}\nEND;`,
  ];
});

/** All triggers that delivery zones need. */
export const zoneTriggers: readonly string[] = [...edgeTriggers, ...rowTriggers];
