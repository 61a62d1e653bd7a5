-- What was closed before was answered then at the latest.
UPDATE help_request SET answered_at = closed_at WHERE closed_at IS NOT NULL;
