-- A picture whose preparation was given up says so, and waits no longer.
ALTER TABLE waiting_image
  DROP CONSTRAINT waiting_image_problem_known,
  ADD CONSTRAINT waiting_image_problem_known CHECK (problem IN ('UNREADABLE', 'TOO_SMALL', 'NOT_PREPARED'));
