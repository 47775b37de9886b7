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
