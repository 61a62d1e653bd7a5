-- When the name and the e-mail address were true: the time of the token that they come from, or of a change of the account.
-- A token that was issued before a change can be used for some minutes after it, and must not bring the old address back.
ALTER TABLE app_user ADD COLUMN claims_at timestamptz;
