-- A request that is unanswered when its first day is over ends then, like a booking without a contract.
UPDATE booking SET expires_at = (start_date + 1)::timestamp AT TIME ZONE 'Europe/Berlin'
WHERE status IN ('REQUESTED', 'LANDLORD_APPROVED')
  AND expires_at > (start_date + 1)::timestamp AT TIME ZONE 'Europe/Berlin';
