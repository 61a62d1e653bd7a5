-- A platform that is a small business (§ 19 UStG) issues invoices of the category E.
ALTER TABLE invoice DROP CONSTRAINT invoice_vat_category_known;
ALTER TABLE invoice
  ADD CONSTRAINT invoice_vat_category_known CHECK (vat_category IN ('S', 'E', 'AE', 'O')) NOT VALID;
