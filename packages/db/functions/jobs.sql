-- A job that exists only if its transaction commits, with the settings of its queue. It notifies no worker, because a NOTIFY
-- serialises commits; the server wakes the workers after the commit.
CREATE OR REPLACE FUNCTION enqueue_job(queue_name text, job_data jsonb, job_key text, start_at timestamptz DEFAULT now()) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs.job (name, data, start_after, singleton_key, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    SELECT q.name, job_data, start_at, job_key, q.expire_seconds, q.deletion_seconds, start_at + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    FROM jobs.queue q WHERE q.name = queue_name
    ON CONFLICT DO NOTHING;
END $$;
