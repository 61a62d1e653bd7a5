-- What people say of themselves beyond their sign-in. Asked before the first request and the first publish.
ALTER TABLE app_user
  ADD COLUMN email_verified       boolean NOT NULL DEFAULT true,
  ADD COLUMN phone                text,
  ADD COLUMN street               text,
  ADD COLUMN postcode             text,
  ADD COLUMN city                 text,
  ADD COLUMN country_code         text,
  ADD COLUMN billing_street       text,
  ADD COLUMN billing_postcode     text,
  ADD COLUMN billing_city         text,
  ADD COLUMN billing_country_code text,
  -- Whether they have said at all if they let commercially: until then `is_commercial` means nothing.
  ADD COLUMN commercial_stated    boolean NOT NULL DEFAULT false,
  ADD COLUMN register_number      text,
  ADD COLUMN vat_id               text,

  ADD CONSTRAINT app_user_phone_form CHECK (phone ~ '^\+[1-9][0-9]{6,14}$'),
  ADD CONSTRAINT app_user_country_code_form CHECK (country_code ~ '^[A-Z]{2}$'),
  ADD CONSTRAINT app_user_billing_country_code_form CHECK (billing_country_code ~ '^[A-Z]{2}$');
