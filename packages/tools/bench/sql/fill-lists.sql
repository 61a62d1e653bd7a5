-- As many flats, bookings, searches and mails as :rows, a tenth as many people and half as many actions of administrators; every
-- other booking has all that follows it. Triggers would write the words row by row, some of them twice; they are written by one
-- statement a table instead. :text makes the rows of flats as wide as real ones.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['app_user', 'flat', 'booking', 'booking_event', 'invoice', 'review', 'search_log', 'saved_search', 'help_request', 'mail', 'content_report', 'audit_entry', 'admin_words']
  LOOP
    EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', name);
  END LOOP;
END $$;

DROP INDEX admin_words_of_kind_idx;

INSERT INTO app_user (id, email, given_name, family_name, city, last_seen_at)
 SELECT 'person-' || i, 'person' || i || '@example.org', 'Given' || i * 7 % 997, 'Family' || i * 13 % 4999,
   'City ' || i % 200, now() - i * interval '1 minute'
 FROM generate_series(0, :people - 1) AS i;

INSERT INTO flat (owner_id, status, published_at, created_at, street, house_number, postcode, city, country_code,
   language_tag, latitude, longitude, price_per_month, deposit, type, size, floor_number, max_person,
   flat_booking_length, title_en, title_local, description_flat_en, description_flat_local, quality)
 SELECT 'person-' || i % :people, CASE WHEN i % 10 = 0 THEN 'INACTIVE' ELSE 'ACTIVE' END,
   now() - i * interval '3 minutes', now() - i * interval '4 minutes', 'Street', (i % 99 + 1)::text, '10119',
   'City ' || i % 200, 'DE', 'de_DE', 52 + i % 1000 / 1000.0, 13 + i % 997 / 997.0, 350 + i * 31 % 2650,
   700 + i * 17 % 2000, (ARRAY['APARTMENT', 'STUDIO', 'LOFT', 'PENTHOUSE'])[i % 4 + 1], 18 + i * 11 % 110, i % 6,
   1 + i % 5, 'FLEXIBLE', 'Bright flat ' || md5(i::text), 'Helle Wohnung ' || i, repeat(':text', 8),
   repeat(':text', 8), i * 7 % 101
 FROM generate_series(0, :rows - 1) AS i;

INSERT INTO booking (flat_id, tenant_id, status, cancel_reason, start_date, end_date, months, days, price_per_month,
   deposit, total_rent, number_of_persons, reason_of_stay, occupation, message, has_pets, smoker, contract_type,
   expires_at, created_at)
 SELECT numbers.least + i * 7 % :rows, 'person-' || i % :people,
   CASE WHEN i % 2 = 0 THEN 'BOOKING_COMPLETED' WHEN i % 5 = 0 THEN 'REQUESTED' ELSE 'BOOKING_CANCELED' END,
   CASE WHEN i % 2 <> 0 AND i % 5 <> 0 THEN 'TENANT_DECLINED' END,
   '2026-01-01'::date + i % 700, '2026-03-31'::date + i % 700, 3, 0, 900, 1800, 2700 + i * 13 % 9000, 1, 'STUDY',
   'STUDENT', repeat(':text', 4), false, false,
   CASE WHEN i % 2 = 0 THEN (ARRAY['PLATFORM_CONTRACT', 'OWN_CONTRACT'])[i / 2 % 2 + 1] END,
   CASE WHEN i % 2 <> 0 AND i % 5 = 0 THEN now() + (i % 72) * interval '1 hour' - interval '1 day' END,
   now() - i * interval '5 minutes'
 FROM generate_series(0, :rows - 1) AS i, (SELECT min(id) AS least FROM flat WHERE owner_id LIKE 'person-%') AS numbers;

INSERT INTO booking_event (booking_id, actor, type, at)
 SELECT id, 'TENANT', 'REQUESTED', created_at + n * interval '1 hour' FROM booking, generate_series(0, 2) AS n WHERE tenant_id LIKE 'person-%';

INSERT INTO invoice (number, booking_id, recipient_id, recipient_name, recipient_address, issuer_name,
   issuer_address, issuer_vat_id, flat_address, locale, issued_on, due_on, paid_on, status, total_rent,
   service_percent, vat_percent, net_cents, vat_cents, gross_cents)
 SELECT 'RE-2026-' || lpad(booking.id::text, 6, '0'), booking.id, flat.owner_id, 'Family ' || booking.id % 4999,
   'Street 1', 'Domizil', 'Street 2', 'DE1', 'Street 3', 'de', '2026-01-01'::date + booking.id % 300,
   '2026-01-15'::date + booking.id % 300, CASE WHEN booking.id % 3 > 0 THEN '2026-01-10'::date END,
   CASE WHEN booking.id % 3 > 0 THEN 'CLOSED' ELSE 'OPEN' END, booking.total_rent, 10, 19, 10000 + booking.id,
   1900, 11900 + booking.id
 FROM booking JOIN flat ON flat.id = booking.flat_id WHERE booking.status = 'BOOKING_COMPLETED' AND booking.tenant_id LIKE 'person-%';

INSERT INTO review (kind, booking_id, flat_id, tenant_id, author_id, ratings, text, status)
 SELECT kind, booking.id, flat_id, tenant_id, tenant_id,
   jsonb_build_object('communication', booking.id % 5 + 1, 'care', booking.id % 3 + 1), ':text',
   CASE WHEN booking.id % 3 = 0 THEN 'PENDING' ELSE 'PUBLISHED' END
 FROM booking, (VALUES ('FLAT'), ('TENANT')) AS kinds (kind) WHERE status = 'BOOKING_COMPLETED' AND tenant_id LIKE 'person-%';

INSERT INTO search_log (at, locale, place, filters, result_count, duration_ms, source)
 SELECT now() - i * interval '1 minute', (ARRAY['en', 'de', 'es'])[i % 3 + 1], 'City ' || i % 200,
   jsonb_build_object('priceMax', 500 + i % 1000, 'houseRules', '["PETS_ALLOWED"]'::jsonb), i * 7 % 500, i % 90,
   (ARRAY['FILTER', 'MAP', 'TERM'])[i % 3 + 1]
 FROM generate_series(0, :rows - 1) AS i;

INSERT INTO saved_search (user_id, city, months, price_max, has_pets, message, locale, alert,
   alerted_at, created_at)
 SELECT 'person-' || i % :people, 'City ' || i % 200, 1 + i % 12, 500 + i % 1000, false, ':text', 'de', 'NONE',
   now(), now() - i * interval '30 minutes'
 FROM generate_series(0, :people - 1) AS i;

INSERT INTO help_request (reference, topic, message, email, name, page_url, locale, user_id, created_at)
 SELECT 'HB-2026-' || i, (ARRAY['BOOKING', 'LISTING', 'ACCOUNT'])[i % 3 + 1], repeat(':text', 3),
   'person' || i || '@example.org', 'Given' || i * 7 % 997, '/help', (ARRAY['en', 'de', 'es'])[i % 3 + 1],
   'person-' || i % :people, now() - i * interval '20 minutes'
 FROM generate_series(0, :rows / 20 - 1) AS i;

INSERT INTO content_report (reference, subject, subject_id, flat_id, excerpt, affected_id, ground, message,
   reporter_id, locale, created_at, decision, reasons, decided_at)
 SELECT 'RB-2026-' || i, 'FLAT', least::text, least, 'Bright flat ' || i, 'person-' || i % :people,
   (ARRAY['FRAUD', 'OFFENSIVE', 'OTHER'])[i % 3 + 1], ':text', 'person-' || i * 3 % :people, 'de',
   now() - i * interval '2 hours', CASE WHEN i % 10 > 0 THEN 'KEPT' END,
   CASE WHEN i % 10 > 0 THEN ':text' END, CASE WHEN i % 10 > 0 THEN now() - i * interval '1 hour' END
 FROM generate_series(0, :rows / 50 - 1) AS i, (SELECT min(id) AS least FROM flat WHERE owner_id LIKE 'person-%') AS numbers;

WITH sent AS (
   INSERT INTO job (kind, done_at) SELECT 'SEND_MAIL', now() FROM generate_series(1, :rows) RETURNING id
 )
 INSERT INTO mail (job_id, kind, user_id, to_address, locale, subject, created_at, sent_at)
 SELECT id, (ARRAY['REQUEST_RECEIVED', 'INVOICE_ISSUED', 'MESSAGE_RECEIVED'])[id % 3 + 1], 'person-' || id % :people,
   'person' || id % :people || '@example.org', (ARRAY['en', 'de', 'es'])[id % 3 + 1],
   'Bright flat ' || md5(id::text) || ' in City ' || id % 200, now() - id * interval '2 minutes',
   CASE WHEN id % 2 = 0 THEN now() END
 FROM sent;

INSERT INTO audit_entry (at, admin_id, action, subject_type, subject_id, before, after, reason)
 SELECT now() - i * interval '10 minutes', 'person-' || i % 9,
   CASE WHEN i % 3 = 0 THEN 'USER_BLOCKED' ELSE 'FLAT_STATUS_CHANGED' END,
   CASE WHEN i % 3 = 0 THEN 'USER' ELSE 'FLAT' END,
   CASE WHEN i % 3 = 0 THEN 'person-' || i % :people ELSE (least + i % :rows)::text END,
   '{"status": "IN_REVIEW"}', '{"status": "ACTIVE"}', ':text'
 FROM generate_series(0, :rows / 2 - 1) AS i, (SELECT min(id) AS least FROM flat WHERE owner_id LIKE 'person-%') AS numbers;

ANALYZE;

INSERT INTO admin_words SELECT 'USER', id, list_words(app_user) FROM app_user WHERE list_words(app_user) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'FLAT', id, list_words(flat) FROM flat WHERE list_words(flat) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'BOOKING', id, list_words(booking) FROM booking WHERE list_words(booking) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'INVOICE', id, list_words(invoice) FROM invoice WHERE list_words(invoice) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'REVIEW', id, list_words(review) FROM review WHERE list_words(review) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'SEARCH', id, list_words(search_log) FROM search_log WHERE list_words(search_log) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'DEMAND', id, list_words(saved_search) FROM saved_search WHERE list_words(saved_search) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'HELP_REQUEST', id, list_words(help_request) FROM help_request WHERE list_words(help_request) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'MAIL', id, list_words(mail) FROM mail WHERE list_words(mail) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'REPORT', id, list_words(content_report) FROM content_report WHERE list_words(content_report) IS NOT NULL ON CONFLICT DO NOTHING;

INSERT INTO admin_words SELECT 'AUDIT', id, list_words(audit_entry) FROM audit_entry WHERE list_words(audit_entry) IS NOT NULL ON CONFLICT DO NOTHING;

CREATE INDEX admin_words_of_kind_idx ON admin_words USING gin ((kind || ' ' || words) gin_trgm_ops);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['app_user', 'flat', 'booking', 'booking_event', 'invoice', 'review', 'search_log', 'saved_search', 'help_request', 'mail', 'content_report', 'audit_entry', 'admin_words']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE TRIGGER USER', name);
  END LOOP;
END $$;

VACUUM ANALYZE;
