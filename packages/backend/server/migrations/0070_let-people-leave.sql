-- Whoever has left. The row stays for what refers to it, and says nothing of the person any more.
ALTER TABLE app_user
  ADD COLUMN deleted_at   timestamptz,
  -- Until when the law asks to keep contracts and invoices of theirs. Null where there are none.
  ADD COLUMN locked_until date,

  ADD CONSTRAINT app_user_locked_when_deleted CHECK (locked_until IS NULL OR deleted_at IS NOT NULL),
  ADD CONSTRAINT app_user_deleted_is_empty CHECK (
    deleted_at IS NULL
    OR (email = '' AND given_name = '' AND family_name = '' AND num_nonnulls(
      company_name, phone, street, postcode, city, country_code, billing_street, billing_postcode,
      billing_city, billing_country_code, register_number, vat_id, locale
    ) = 0)
  );
