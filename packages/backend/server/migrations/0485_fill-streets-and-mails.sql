-- The rows from before their triggers.
UPDATE admin_flat SET title = title;
UPDATE mail SET subject = subject WHERE words IS NULL;
