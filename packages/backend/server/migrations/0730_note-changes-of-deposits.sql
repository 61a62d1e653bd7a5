-- Both sides see statements of a deposit, answers and marks at once (0700).
CREATE TRIGGER note_changed_booking AFTER INSERT OR UPDATE ON deposit_statement
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
