CREATE TABLE "former_slugs" (
	"business_id" integer NOT NULL,
	"slug" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_slugs_business_id_slug_pk" PRIMARY KEY("business_id","slug"),
	CONSTRAINT "former_slugs_slug" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "calendar_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_contact_email" CHECK ("users"."contact_email" is null or ("users"."email" is null and "users"."deleted_at" is null and "users"."contact_email" = lower("users"."contact_email")));
--> statement-breakpoint
-- A shop's calendar is shared by those who book and had alone by whoever edits it. Bookings never wait for one another here.
CREATE FUNCTION share_calendar(shop integer) RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock_shared(hashtext('calendar'), shop) $$;
--> statement-breakpoint
CREATE FUNCTION take_calendar(shop integer) RETURNS void LANGUAGE sql AS $$ SELECT pg_advisory_xact_lock(hashtext('calendar'), shop) $$;
--> statement-breakpoint
-- As before, but a booking that was decided by a calendar which has been edited since is not written: null, as for a chair
-- that is gone, and whoever asked looks again.
CREATE OR REPLACE FUNCTION write_booking(booking jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  sale integer;
  hold integer;
  visits integer[];
  lines integer[];
  written integer;
BEGIN
  PERFORM share_calendar((booking->'sale'->>'business_id')::integer);
  PERFORM FROM businesses
    WHERE id = (booking->'sale'->>'business_id')::integer AND calendar_version = (booking->>'calendar_version')::integer;
  IF NOT FOUND THEN RETURN NULL; END IF;

  INSERT INTO sales (business_id, user_id, status, source, currency, sub_total, discount, total_amount, payable_now, created_at, updated_at, confirmed_at)
    SELECT business_id, user_id, status, source, currency, sub_total, discount, total_amount, payable_now, created_at, updated_at, confirmed_at
    FROM jsonb_populate_record(NULL::sales, booking->'sale')
    RETURNING id INTO sale;

  IF booking->'hold' <> 'null' THEN
    INSERT INTO holds (business_id, user_id, purpose, sale_id, created_at, expires_at)
      SELECT business_id, user_id, purpose, sale, created_at, expires_at
      FROM jsonb_populate_record(NULL::holds, booking->'hold')
      RETURNING id INTO hold;
  END IF;

  WITH added AS (
    INSERT INTO appointments (business_id, user_id, sale_id, status, source, starts_at, ends_at, note, currency, sub_total, discount, total_amount, upfront_percent, cancellation, created_at, updated_at)
      SELECT business_id, user_id, sale, status, source, starts_at, ends_at, note, currency, sub_total, discount, total_amount, upfront_percent, cancellation, created_at, updated_at
      FROM jsonb_populate_recordset(NULL::appointments, booking->'visits')
      RETURNING id
  ) SELECT array_agg(id ORDER BY id) INTO visits FROM added;

  WITH added AS (
    INSERT INTO appointment_lines (business_id, appointment_id, ser_pricing_id, chair_id, schedule_id, position, starts_at, duration_minutes, service_name, price, special_price, special_deposit, is_group, is_course)
      SELECT l.business_id, visits[(item->>'visit')::integer + 1], l.ser_pricing_id, l.chair_id, l.schedule_id, l.position, l.starts_at, l.duration_minutes, l.service_name, l.price, l.special_price, l.special_deposit, coalesce(l.is_group, false), coalesce(l.is_course, false)
      FROM jsonb_array_elements(booking->'lines') WITH ORDINALITY AS items(item, place), jsonb_populate_record(NULL::appointment_lines, item) l
      ORDER BY place
      RETURNING id
  ) SELECT array_agg(id ORDER BY id) INTO lines FROM added;

  IF booking->'room' <> 'null' THEN
    INSERT INTO video_rooms (business_id, id, appointment_id, guest_id, starts_at, ends_at, created_at)
      SELECT business_id, id, visits[(booking->'room'->>'visit')::integer + 1], guest_id, starts_at, ends_at, created_at
      FROM jsonb_populate_record(NULL::video_rooms, booking->'room');
  END IF;

  -- Everybody takes chairs in one order, then seats in one order: two carts never wait for each other.
  INSERT INTO occupancies (business_id, chair_id, starts_at, ends_at, hold_id, line_id, room_id)
    SELECT o.business_id, o.chair_id, o.starts_at, o.ends_at, hold, lines[(item->>'line')::integer + 1], o.room_id
    FROM jsonb_array_elements(booking->'chairs') AS items(item), jsonb_populate_record(NULL::occupancies, item) o
    ORDER BY o.chair_id, o.starts_at
    ON CONFLICT DO NOTHING;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written < jsonb_array_length(booking->'chairs') THEN RETURN NULL; END IF;

  INSERT INTO seat_claims (business_id, schedule_id, hold_id, line_id, created_at)
    SELECT c.business_id, c.schedule_id, hold, lines[(item->>'line')::integer + 1], c.created_at
    FROM jsonb_array_elements(booking->'seats') AS items(item), jsonb_populate_record(NULL::seat_claims, item) c
    ORDER BY c.schedule_id;
  GET DIAGNOSTICS written = ROW_COUNT;
  IF written < jsonb_array_length(booking->'seats') THEN RETURN NULL; END IF;

  INSERT INTO sale_lines (business_id, sale_id, kind, appointment_id, service_pricing_id, voucher_id, voucher_owner, product_name, product_qty, unit_price, discount)
    SELECT l.business_id, sale, l.kind, visits[(item->>'visit')::integer + 1], l.service_pricing_id, l.voucher_id, l.voucher_owner, l.product_name, l.product_qty, l.unit_price, l.discount
    FROM jsonb_array_elements(booking->'sale_lines') WITH ORDINALITY AS items(item, place), jsonb_populate_record(NULL::sale_lines, item) l
    ORDER BY place;

  RETURN jsonb_build_object('sale', sale, 'visits', coalesce(to_jsonb(visits), '[]'));
END $$;
--> statement-breakpoint
-- As before, with the note of who booked at the desk.
CREATE OR REPLACE FUNCTION place_booking(booking jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  shop integer := (booking->'sale'->>'business_id')::integer;
  guest integer := (booking->'sale'->>'user_id')::integer;
  at timestamptz := (booking->'sale'->>'created_at')::timestamptz;
  currency text := booking->'sale'->>'currency';
  ids jsonb;
  sale integer;
  outcome jsonb;
  bill card_orders;
BEGIN
  IF booking->'key' <> 'null' THEN
    SELECT jsonb_build_object('known', jsonb_build_object('hash', encode(k.input_hash, 'hex'), 'answer', k.answer)) INTO outcome
      FROM idempotency_keys k
      WHERE k.owner = booking->'key'->>'owner' AND k.key = booking->'key'->>'key' AND k.expires_at > at;
    IF FOUND THEN RETURN outcome; END IF;
  END IF;

  -- Most who come too late find that out here, without an error.
  PERFORM FROM jsonb_populate_recordset(NULL::occupancies, booking->'chairs') c
    JOIN occupancies o ON o.business_id = shop AND o.chair_id = c.chair_id AND o.during && tstzrange(c.starts_at, c.ends_at);
  IF FOUND THEN RETURN '{"taken": true}'; END IF;

  ids := write_booking(booking);
  IF ids IS NULL THEN
    RAISE EXCEPTION 'the time is taken' USING ERRCODE = 'TH001';
  END IF;
  sale := (ids->>'sale')::integer;

  INSERT INTO ledger_entries (business_id, sale_id, appointment_id, side, kind, amount, currency, actor_id, created_at)
    SELECT shop, sale, (ids->'visits'->>(item->>'visit')::integer)::integer, 'claim', 'sale', (item->>'amount')::bigint, currency, guest, at
    FROM jsonb_array_elements(booking->'claims') WITH ORDINALITY AS items(item, place)
    ORDER BY place;

  -- What is booked at the desk stands in the shop's trail.
  IF booking->'trail' <> 'null' THEN
    INSERT INTO audit_entries (business_id, actor_id, action, subject, subject_id, changes, created_at)
      SELECT shop, t.actor_id, t.action, t.subject, ids->'visits'->>0, t.changes, at
      FROM jsonb_populate_record(NULL::audit_entries, booking->'trail') t;
  END IF;

  outcome := booking->'answer' || jsonb_build_object('saleId', sale, 'appointmentIds', ids->'visits', 'due', NULL);
  IF booking->'order' <> 'null' THEN
    INSERT INTO card_orders (public_id, provider, purpose, user_id, business_id, sale_id, appointment_id, method, amount, currency, created_at, updated_at, expires_at, reconcile_at)
      SELECT o.public_id, o.provider, o.purpose, guest, shop, sale, CASE jsonb_array_length(ids->'visits') WHEN 1 THEN (ids->'visits'->>0)::integer END, o.method, o.amount, o.currency, at, at, o.expires_at, o.reconcile_at
      FROM jsonb_populate_record(NULL::card_orders, booking->'order') o
      RETURNING * INTO bill;
    outcome := outcome || jsonb_build_object('due', jsonb_build_object('orderId', bill.id, 'amount', bill.amount));
    PERFORM enqueue_job(booking->>'lapse', jsonb_build_object('businessId', shop, 'saleId', sale), 'sale-' || sale, bill.expires_at);
  ELSIF jsonb_array_length(ids->'visits') > 0 THEN
    PERFORM enqueue_job(booking->>'news', jsonb_build_object('businessId', shop, 'appointmentIds', ids->'visits'), 'confirmed-' || sale);
  END IF;

  IF booking->'key' <> 'null' THEN
    INSERT INTO idempotency_keys AS known (owner, key, operation, input_hash, answer, created_at, expires_at)
      SELECT k.owner, k.key, k.operation, decode(booking->'key'->>'hash', 'hex'), outcome, at, k.expires_at
      FROM jsonb_populate_record(NULL::idempotency_keys, booking->'key') k
      ON CONFLICT ON CONSTRAINT idempotency_keys_owner_key_pk DO UPDATE
        SET operation = excluded.operation, input_hash = excluded.input_hash, answer = excluded.answer, created_at = excluded.created_at, expires_at = excluded.expires_at
        WHERE known.expires_at <= excluded.created_at;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the key is in use' USING ERRCODE = 'TH002';
    END IF;
  END IF;

  -- Last: its number keeps the other bookings of the shop waiting until the commit.
  IF booking->'order' = 'null' THEN
    PERFORM issue_invoice(shop, sale, at);
  END IF;
  RETURN outcome;
END $$;
