INSERT INTO imported_calendar (
  flat_id, name, url, synced_at, event_count, part_count, unread_count, problems, entry_days, is_whole, last_error,
  next_sync_at, created_at
)
SELECT
  flat_id, left(coalesce(substring(url FROM '^[a-z]+://(?:www\.)?([^/:?#]+)'), url), 40), url, synced_at, event_count, part_count, unread_count,
  problems, entry_days, is_whole, last_error, next_sync_at, created_at
FROM flat_calendar ORDER BY flat_id;

UPDATE blocked_period SET calendar_id = imported_calendar.id
FROM imported_calendar
WHERE blocked_period.flat_id = imported_calendar.flat_id AND blocked_period.source = 'CALENDAR';

-- They name the flats of calendars; calendars have an id of their own now.
DELETE FROM failed_item WHERE kind = 'SYNC_CALENDARS';
