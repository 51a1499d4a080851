-- What public pages show announces its changes on the channel page_changes, so that every process drops its cached pages:
-- 'business:<id>', 'business:*' when many changed at once, 'content' for the pages that are not a business's.
CREATE OR REPLACE FUNCTION announce_businesses(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('page_changes', 'business:*');
  ELSE
    PERFORM pg_notify('page_changes', 'business:' || id) FROM unnest(ids) AS id;
  END IF;
END $$;

-- On a database that Citus distributes, a trigger runs on a shard, whose name ends in its number. Null elsewhere; otherwise 'coordinator',
-- or on a worker 'shard' for a distributed table and 'copy' for a reference table.
CREATE OR REPLACE FUNCTION shard_place(changed_table text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF changed_table !~ '_[0-9]{6,}$' THEN RETURN NULL; END IF;
  IF EXISTS (SELECT FROM pg_dist_local_group WHERE groupid = 0) THEN RETURN 'coordinator'; END IF;
  RETURN (SELECT CASE p.partmethod WHEN 'h' THEN 'shard' ELSE 'copy' END FROM pg_dist_shard s JOIN pg_dist_partition p USING (logicalrelid)
    WHERE s.shardid = substring(changed_table from '[0-9]+$')::bigint);
END $$;

-- The argument names the column that holds the business. NOTIFY of a worker reaches no process, so a shard writes its businesses beside
-- their rows, and the processes read them. Of the copies of a reference table, the coordinator's announces.
CREATE OR REPLACE FUNCTION announce_business_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids int[];
  shop int;
  place text := shard_place(TG_TABLE_NAME);
BEGIN
  IF place = 'copy' THEN RETURN NULL; END IF;
  EXECUTE format('SELECT coalesce(array_agg(DISTINCT %1$I), ''{}'') FROM changed WHERE %1$I IS NOT NULL', TG_ARGV[0]) INTO ids;
  IF place = 'shard' THEN
    -- One statement for each, which Citus sends to the shard on this node.
    FOREACH shop IN ARRAY ids LOOP
      INSERT INTO page_announcements AS a (business_id, version, announced_at) VALUES (shop, 1, clock_timestamp())
        ON CONFLICT (business_id) DO UPDATE SET version = a.version + 1, announced_at = excluded.announced_at;
    END LOOP;
  ELSE
    PERFORM announce_businesses(ids);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON blocked_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON blocked_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON blocked_dates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON business_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON business_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON business_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON businesses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON businesses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON businesses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON chair_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON chair_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON chair_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON chairs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON chairs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON chairs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON closed_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON closed_dates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON closed_dates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON service_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON service_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON service_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON service_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON service_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON service_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON service_pricings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON service_pricings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON service_pricings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON service_schedules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON service_schedules REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON service_schedules REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON voucher_services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON voucher_services REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON voucher_services REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON vouchers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON vouchers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON vouchers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_added AFTER INSERT ON work_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_changed AFTER UPDATE ON work_hours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');
CREATE OR REPLACE TRIGGER announce_removed AFTER DELETE ON work_hours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows('business_id');

CREATE OR REPLACE FUNCTION announce_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF shard_place(TG_TABLE_NAME) = 'copy' THEN RETURN NULL; END IF;
  PERFORM pg_notify('page_changes', 'content');
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON blogs FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON bonuses FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON faq_categories FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON faqs FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON off_boarding_questions FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON opinions FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON page_videos FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON pages FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON partner_features FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON plans FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON related_blogs FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON sliders FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON trades FOR EACH STATEMENT EXECUTE FUNCTION announce_content();
CREATE OR REPLACE TRIGGER announce AFTER INSERT OR DELETE OR UPDATE ON website_visit_sliders FOR EACH STATEMENT EXECUTE FUNCTION announce_content();

CREATE OR REPLACE TRIGGER announce_content AFTER UPDATE OR DELETE ON pictures FOR EACH ROW
  WHEN (OLD.folder IN ('blog', 'content')) EXECUTE FUNCTION announce_content();

-- A reviewer's name and photo are on the business's page and have to leave it when they change or are erased.
CREATE OR REPLACE FUNCTION announce_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE place text := shard_place(TG_TABLE_NAME);
BEGIN
  IF place = 'copy' THEN RETURN NULL; END IF;
  IF place = 'coordinator' THEN
    -- Reviews are on the workers, and a trigger cannot ask them.
    PERFORM pg_notify('page_changes', 'business:*');
    RETURN NULL;
  END IF;
  PERFORM announce_businesses(array_agg(DISTINCT business_id)) FROM reviews WHERE user_id = NEW.id HAVING count(*) > 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_reviewer AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name) OR OLD.photo_id IS DISTINCT FROM NEW.photo_id)
  EXECUTE FUNCTION announce_reviewer();
