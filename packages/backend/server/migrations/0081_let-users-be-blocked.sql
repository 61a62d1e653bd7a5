-- Since when somebody may only look and leave, and why.
ALTER TABLE app_user
  ADD COLUMN blocked_at     timestamptz,
  ADD COLUMN blocked_reason text,
  ADD CONSTRAINT app_user_blocked_with_reason CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL));
