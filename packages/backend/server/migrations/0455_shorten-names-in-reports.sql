-- A report of a person names them as the reporter sees them: a company by its name, others without the family name.
UPDATE content_report
SET excerpt = coalesce(
  CASE WHEN person.is_commercial THEN nullif(person.company_name, '') END,
  concat_ws(' ', nullif(person.given_name, ''), nullif(left(person.family_name, 1), '') || '.')
)
FROM app_user AS person
WHERE subject = 'PERSON' AND is_reported AND affected_id = person.id;
