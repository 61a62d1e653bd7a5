-- Whether the e-mail address is confirmed, as the identity service says; null where nobody is asked to confirm it. It
-- was true for everybody there. Each person's next request writes what their token says.
ALTER TABLE app_user
  ALTER COLUMN email_verified DROP DEFAULT,
  ALTER COLUMN email_verified DROP NOT NULL;

UPDATE app_user SET email_verified = NULL;
