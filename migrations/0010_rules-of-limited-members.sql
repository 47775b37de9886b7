-- A rule whose last words are of somebody who is confined to some locations takes nothing that he or she may not see,
-- also where it was written before rules said so (app/data/automation/automation-rules.server.ts). Each log is walked once.
WITH written AS (
  SELECT account_id, subject, actor_id, max(id) AS last FROM audit_log
  WHERE action IN ('settings.automation_rules.create', 'settings.automation_rules.update')
  GROUP BY account_id, subject
)
UPDATE automation_rules SET definition = json_set(definition, '$.confined', json('true'))
WHERE location_id IS NOT NULL AND json_extract(definition, '$.confined') IS NULL AND EXISTS (
  SELECT 1 FROM written w WHERE w.account_id = automation_rules.account_id AND w.subject = automation_rules.id AND (
    EXISTS (
      SELECT 1 FROM memberships m JOIN membership_locations l ON l.account_id = m.account_id AND l.user_id = m.user_id
      WHERE m.account_id = w.account_id AND m.user_id = w.actor_id AND m.full_access = 0 AND m.is_owner = 0
    )
    OR EXISTS (
      SELECT 1 FROM access_tokens t
      WHERE t.account_id = w.account_id AND t.id = w.actor_id AND json_array_length(t.locations) > 0
    )
  )
);
