-- The decisions that still restrict something. What a flat was is unknown: it is looked at before it is listed again.
INSERT INTO restriction (report_id, subject, subject_id, status_before)
SELECT id, 'PERSON', affected_id, NULL
FROM (
  SELECT report.id, report.affected_id, coalesce((
    SELECT decision FROM content_complaint
    WHERE report_id = report.id AND decided_at IS NOT NULL ORDER BY decided_at DESC LIMIT 1
  ), report.decision) AS latest
  FROM content_report AS report
) AS decided
WHERE latest = 'BLOCKED' AND EXISTS (SELECT FROM app_user WHERE app_user.id = affected_id AND blocked_at IS NOT NULL)
ON CONFLICT DO NOTHING;

INSERT INTO restriction (report_id, subject, subject_id, status_before)
SELECT id, subject, subject_id, CASE subject WHEN 'FLAT' THEN 'ACTIVE' END
FROM (
  SELECT report.id, report.subject, report.subject_id, coalesce((
    SELECT decision FROM content_complaint
    WHERE report_id = report.id AND decided_at IS NOT NULL ORDER BY decided_at DESC LIMIT 1
  ), report.decision) AS latest
  FROM content_report AS report
) AS decided
WHERE latest = 'HIDDEN' AND CASE subject
  WHEN 'FLAT' THEN EXISTS (SELECT FROM flat WHERE flat.id::text = subject_id AND status = 'REJECTED')
  WHEN 'REVIEW' THEN EXISTS (SELECT FROM review WHERE review.id::text = subject_id AND status = 'HIDDEN')
  WHEN 'REQUEST' THEN EXISTS (SELECT FROM booking WHERE booking.id::text = subject_id AND message_hidden_at IS NOT NULL)
  WHEN 'MESSAGE' THEN EXISTS (SELECT FROM booking_message AS m WHERE m.id::text = subject_id AND hidden_at IS NOT NULL)
END
ON CONFLICT DO NOTHING;
