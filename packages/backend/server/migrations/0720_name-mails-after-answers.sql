-- Mails about an answer to a request bear the name of the answer, as its call and its event do: those stored, and those ordered.
UPDATE mail SET kind = answer.code
FROM (VALUES
  ('REQUEST_APPROVED', 'LANDLORD_APPROVED'), ('REQUEST_DECLINED', 'LANDLORD_DECLINED'), ('REQUEST_CONFIRMED', 'TENANT_APPROVED')
) AS answer (former, code)
WHERE mail.kind = answer.former;

UPDATE job SET payload = jsonb_set(payload, '{mail}', to_jsonb(answer.code))
FROM (VALUES
  ('REQUEST_APPROVED', 'LANDLORD_APPROVED'), ('REQUEST_DECLINED', 'LANDLORD_DECLINED'), ('REQUEST_CONFIRMED', 'TENANT_APPROVED')
) AS answer (former, code)
WHERE job.kind = 'SEND_MAIL' AND job.payload ->> 'mail' = answer.former;
