-- What public pages show announces its changes on the channel page_changes, so that every process drops its copies:
-- 'business:<id>', 'business:*' when many changed at once, 'content' for the pages that are not a shop's.
CREATE FUNCTION announce_businesses(ids int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 100 THEN
    PERFORM pg_notify('page_changes', 'business:*');
  ELSE
    PERFORM pg_notify('page_changes', 'business:' || id) FROM unnest(ids) AS id;
  END IF;
END $$;
--> statement-breakpoint
-- The argument names the column that holds the business.
CREATE FUNCTION announce_business_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids int[];
BEGIN
  EXECUTE format('SELECT coalesce(array_agg(DISTINCT %1$I), ''{}'') FROM changed WHERE %1$I IS NOT NULL', TG_ARGV[0]) INTO ids;
  PERFORM announce_businesses(ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION announce_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('page_changes', 'content');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['businesses', 'work_hours', 'closed_dates', 'blocked_dates', 'chairs', 'business_pictures',
    'service_categories', 'services', 'service_pricings', 'service_groups', 'service_schedules', 'vouchers',
    'voucher_services', 'reviews', 'pictures'] LOOP
    EXECUTE format('CREATE TRIGGER announce_added AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows(%L)',
      source, CASE source WHEN 'businesses' THEN 'id' ELSE 'business_id' END);
    EXECUTE format('CREATE TRIGGER announce_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows(%L)',
      source, CASE source WHEN 'businesses' THEN 'id' ELSE 'business_id' END);
    EXECUTE format('CREATE TRIGGER announce_removed AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_business_rows(%L)',
      source, CASE source WHEN 'businesses' THEN 'id' ELSE 'business_id' END);
  END LOOP;
  FOREACH source IN ARRAY ARRAY['trades', 'plans', 'sliders', 'opinions', 'partner_features', 'website_visit_sliders', 'page_videos',
    'pages', 'faq_categories', 'faqs', 'blogs', 'related_blogs', 'bonuses', 'off_boarding_questions'] LOOP
    EXECUTE format('CREATE TRIGGER announce AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_content()', source);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_content AFTER UPDATE OR DELETE ON pictures FOR EACH ROW
  WHEN (OLD.folder IN ('blog', 'content')) EXECUTE FUNCTION announce_content();
--> statement-breakpoint
-- A reviewer's name stands on the shop's page: it goes from there at once when it changes or is erased.
CREATE FUNCTION announce_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_businesses(array_agg(DISTINCT business_id)) FROM reviews WHERE user_id = NEW.id HAVING count(*) > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_reviewer AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name) OR OLD.photo_id IS DISTINCT FROM NEW.photo_id)
  EXECUTE FUNCTION announce_reviewer();
