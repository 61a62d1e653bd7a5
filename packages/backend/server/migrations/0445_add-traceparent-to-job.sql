-- The span of the request that ordered the job, as a header of W3C Trace Context: the job goes on with its trace.
ALTER TABLE job ADD COLUMN traceparent text;
