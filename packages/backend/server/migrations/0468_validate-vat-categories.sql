ALTER TABLE invoice VALIDATE CONSTRAINT invoice_vat_category_known;
