-- What an electronic invoice names besides. Frozen like the rest; invoices from before have none of it.
ALTER TABLE invoice
  ADD COLUMN issuer_street          text,
  ADD COLUMN issuer_postcode        text,
  ADD COLUMN issuer_city            text,
  ADD COLUMN issuer_country_code    text,
  ADD COLUMN issuer_email           text,
  ADD COLUMN issuer_phone           text,
  ADD COLUMN issuer_tax_number      text,
  ADD COLUMN issuer_representative  text,
  ADD COLUMN issuer_register_court  text,
  ADD COLUMN issuer_register_number text,
  ADD COLUMN issuer_iban            text,
  ADD COLUMN issuer_bic             text,
  ADD COLUMN recipient_street       text,
  ADD COLUMN recipient_postcode     text,
  ADD COLUMN recipient_city         text,
  ADD COLUMN recipient_country_code text,
  ADD COLUMN recipient_email        text,
  ADD COLUMN vat_category           text,
  ADD COLUMN vat_reason             text,

  ADD CONSTRAINT invoice_vat_category_known CHECK (vat_category IN ('S', 'AE', 'O')),
  ADD CONSTRAINT invoice_electronic_whole CHECK (num_nulls(
    issuer_street, issuer_postcode, issuer_city, issuer_country_code, issuer_email, issuer_phone, issuer_representative,
    issuer_register_court, issuer_register_number, issuer_iban, recipient_street, recipient_postcode, recipient_city,
    recipient_country_code, recipient_email, vat_category
  ) IN (0, 16));

-- The bytes as they were issued: the XML in them is the original that has to be kept unchanged.
CREATE TABLE invoice_file (
  invoice_id integer NOT NULL,
  sha256     text    NOT NULL,
  content    bytea   NOT NULL,

  CONSTRAINT invoice_file_pkey PRIMARY KEY (invoice_id),
  CONSTRAINT invoice_file_invoice_exists FOREIGN KEY (invoice_id) REFERENCES invoice (id) ON DELETE CASCADE
);
