-- The rows from before their trigger.
UPDATE admin_person SET city = city;
