CREATE TABLE "dedupe_keys" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_dedupe_key_unique";--> statement-breakpoint
DROP INDEX "notifications_once";--> statement-breakpoint
ALTER TABLE "provider_events" DROP CONSTRAINT "provider_events_provider_event_id_pk";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_business_id_id_pk";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_pkey";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_pkey";--> statement-breakpoint
ALTER TABLE "system_log" DROP CONSTRAINT "system_log_pkey";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_id_created_at_pk" PRIMARY KEY("id","created_at");--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_provider_event_id_received_at_pk" PRIMARY KEY("provider","event_id","received_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_id_created_at_pk" PRIMARY KEY("id","created_at");--> statement-breakpoint
ALTER TABLE "system_log" ADD CONSTRAINT "system_log_id_created_at_pk" PRIMARY KEY("id","created_at");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_business_id_id_created_at_pk" PRIMARY KEY("business_id","id","created_at");--> statement-breakpoint
CREATE INDEX "dedupe_keys_expiry" ON "dedupe_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_dedupe" ON "outbox" USING btree ("dedupe_key");--> statement-breakpoint
-- by hand
CREATE SCHEMA "partitions";--> statement-breakpoint
CREATE SCHEMA "archive";--> statement-breakpoint
-- A table cannot become partitioned: each gets a partitioned one of its name around it, as whose default partition it stays. migrate()
-- then moves its rows to the partitions of their months, as it does with every row that it finds in a default partition.
DO $$
DECLARE
  part record;
  definition text;
  name text;
  old regclass;
  numbers_from bigint;
BEGIN
  FOR part IN SELECT * FROM (VALUES ('outbox', 'created_at'), ('notifications', 'created_at'), ('audit_entries', 'created_at'),
    ('system_log', 'created_at'), ('provider_events', 'received_at')) AS list (name, moment) LOOP
    EXECUTE format('SELECT nextval(%L)', pg_get_serial_sequence('public.' || part.name, 'id')) INTO numbers_from;
    EXECUTE format('ALTER TABLE public.%I RENAME TO %I', part.name, part.name || '_default');
    EXECUTE format('ALTER TABLE public.%I SET SCHEMA partitions', part.name || '_default');
    old := format('partitions.%I', part.name || '_default')::regclass;
    EXECUTE format('ALTER TABLE %s ALTER id DROP IDENTITY', old);
    EXECUTE format('CREATE TABLE public.%I (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (%I)', part.name, old, part.moment);
    EXECUTE format('ALTER TABLE public.%I ALTER id ADD GENERATED ALWAYS AS IDENTITY (START WITH %s)', part.name, numbers_from);
    FOR name, definition IN SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
      WHERE conrelid = old AND contype IN ('p', 'f') ORDER BY contype DESC, conname LOOP
      EXECUTE format('ALTER TABLE public.%I ADD CONSTRAINT %I %s', part.name, name, definition);
    END LOOP;
    FOR definition IN SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = old AND NOT indisprimary LOOP
      EXECUTE replace(definition, format(' ON %s ', old), format(' ON public.%I ', part.name));
    END LOOP;
    EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION %s DEFAULT', part.name, old);
  END LOOP;
END $$;--> statement-breakpoint
INSERT INTO "dedupe_keys" ("key", "expires_at")
  SELECT substr(sha256(convert_to(key, 'UTF8')), 1, 16), max(moment) + interval '100 days' FROM (
    SELECT 'outbox:' || dedupe_key, created_at FROM outbox
    UNION ALL SELECT 'notifications:' || recipient_id || ':' || dedupe_key, created_at FROM notifications WHERE dedupe_key IS NOT NULL
    UNION ALL SELECT 'provider_events:' || provider || ':' || event_id, received_at FROM provider_events
  ) AS known (key, moment) WHERE moment > now() - interval '100 days' GROUP BY 1;
