-- The delivery zone of each destination (app/data/zones/zone-sql.ts). Made by npm run db:squash, not by hand.
CREATE TRIGGER zone_edges_insert AFTER INSERT ON delivery_zones BEGIN
  INSERT INTO zone_edges (zone_id, y1, y2, x1, x2)
    SELECT NEW.id, min(f.y1, f.y2), max(f.y1, f.y2), iif(f.y1 < f.y2, f.x1, f.x2), iif(f.y1 < f.y2, f.x2, f.x1)
    FROM (SELECT json_extract(c.value, '$[0]') AS x1, json_extract(c.value, '$[1]') AS y1, lead(json_extract(c.value, '$[0]')) OVER (PARTITION BY c.path ORDER BY c.key) AS x2, lead(json_extract(c.value, '$[1]')) OVER (PARTITION BY c.path ORDER BY c.key) AS y2
      FROM json_tree(NEW.geometry, '$.coordinates') c WHERE c.type = 'array' AND json_type(c.value, '$[0]') IN ('real', 'integer')) f
    WHERE f.y1 <> f.y2;
END;
--> statement-breakpoint
CREATE TRIGGER zone_edges_update AFTER UPDATE OF geometry ON delivery_zones BEGIN
  DELETE FROM zone_edges WHERE zone_id = OLD.id;
  INSERT INTO zone_edges (zone_id, y1, y2, x1, x2)
    SELECT NEW.id, min(f.y1, f.y2), max(f.y1, f.y2), iif(f.y1 < f.y2, f.x1, f.x2), iif(f.y1 < f.y2, f.x2, f.x1)
    FROM (SELECT json_extract(c.value, '$[0]') AS x1, json_extract(c.value, '$[1]') AS y1, lead(json_extract(c.value, '$[0]')) OVER (PARTITION BY c.path ORDER BY c.key) AS x2, lead(json_extract(c.value, '$[1]')) OVER (PARTITION BY c.path ORDER BY c.key) AS y2
      FROM json_tree(NEW.geometry, '$.coordinates') c WHERE c.type = 'array' AND json_type(c.value, '$[0]') IN ('real', 'integer')) f
    WHERE f.y1 <> f.y2;
END;
--> statement-breakpoint
CREATE TRIGGER zone_edges_delete AFTER DELETE ON delivery_zones BEGIN
  DELETE FROM zone_edges WHERE zone_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_zone_insert AFTER INSERT ON orders WHEN EXISTS (SELECT 1 FROM delivery_zones d WHERE d.account_id = NEW.account_id) BEGIN
  UPDATE orders SET zone_id = (SELECT z.id FROM delivery_zones z
    WHERE z.account_id = NEW.account_id AND z.active = 1 AND json_extract(NEW.destination, '$.point.longitude') BETWEEN z.west AND z.east AND json_extract(NEW.destination, '$.point.latitude') BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= json_extract(NEW.destination, '$.point.latitude') AND e.y2 > json_extract(NEW.destination, '$.point.latitude')
        AND json_extract(NEW.destination, '$.point.longitude') < (e.x2 - e.x1) * (json_extract(NEW.destination, '$.point.latitude') - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER orders_zone_update AFTER UPDATE OF destination, account_id ON orders
WHEN OLD.destination IS NOT NEW.destination OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE orders SET zone_id = (SELECT z.id FROM delivery_zones z
    WHERE z.account_id = NEW.account_id AND z.active = 1 AND json_extract(NEW.destination, '$.point.longitude') BETWEEN z.west AND z.east AND json_extract(NEW.destination, '$.point.latitude') BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= json_extract(NEW.destination, '$.point.latitude') AND e.y2 > json_extract(NEW.destination, '$.point.latitude')
        AND json_extract(NEW.destination, '$.point.longitude') < (e.x2 - e.x1) * (json_extract(NEW.destination, '$.point.latitude') - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_zone_insert AFTER INSERT ON shipments WHEN EXISTS (SELECT 1 FROM delivery_zones d WHERE d.account_id = NEW.account_id) BEGIN
  UPDATE shipments SET zone_id = (SELECT z.id FROM delivery_zones z
    WHERE z.account_id = NEW.account_id AND z.active = 1 AND json_extract(NEW.destination, '$.point.longitude') BETWEEN z.west AND z.east AND json_extract(NEW.destination, '$.point.latitude') BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= json_extract(NEW.destination, '$.point.latitude') AND e.y2 > json_extract(NEW.destination, '$.point.latitude')
        AND json_extract(NEW.destination, '$.point.longitude') < (e.x2 - e.x1) * (json_extract(NEW.destination, '$.point.latitude') - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1) WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER shipments_zone_update AFTER UPDATE OF destination, account_id ON shipments
WHEN OLD.destination IS NOT NEW.destination OR OLD.account_id IS NOT NEW.account_id BEGIN
  UPDATE shipments SET zone_id = (SELECT z.id FROM delivery_zones z
    WHERE z.account_id = NEW.account_id AND z.active = 1 AND json_extract(NEW.destination, '$.point.longitude') BETWEEN z.west AND z.east AND json_extract(NEW.destination, '$.point.latitude') BETWEEN z.south AND z.north
      AND (SELECT count(*) % 2 FROM zone_edges e WHERE e.zone_id = z.id AND e.y1 <= json_extract(NEW.destination, '$.point.latitude') AND e.y2 > json_extract(NEW.destination, '$.point.latitude')
        AND json_extract(NEW.destination, '$.point.longitude') < (e.x2 - e.x1) * (json_extract(NEW.destination, '$.point.latitude') - e.y1) / (e.y2 - e.y1) + e.x1) = 1
    ORDER BY z.area, z.id LIMIT 1) WHERE id = NEW.id;
END;
