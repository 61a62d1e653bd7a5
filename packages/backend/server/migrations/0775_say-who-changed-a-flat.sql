-- Whether its last change of a version came from its owner, or from an administrator. Old rows only have owners who saved.
ALTER TABLE flat ADD COLUMN changed_by_owner boolean NOT NULL DEFAULT true;
