-- The slim rows from before their triggers. Where a flat has no local title, they are right already.
UPDATE admin_flat SET title = title WHERE id IN (SELECT id FROM admin_local_title);
UPDATE admin_booking SET flat = admin_booking.flat FROM booking JOIN admin_local_title AS local ON local.id = booking.flat_id
WHERE booking.id = admin_booking.id;
UPDATE admin_review SET flat = admin_review.flat FROM review JOIN admin_local_title AS local ON local.id = review.flat_id
WHERE review.id = admin_review.id;
