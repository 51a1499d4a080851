-- A job that exists only if its transaction commits, written by the database itself with its queue's settings. It wakes
-- nobody: a NOTIFY would let all commits of a rush wait for one another. Whoever wrote it wakes the workers afterwards.
CREATE FUNCTION enqueue_job(queue_name text, job_data jsonb, job_key text, start_at timestamptz DEFAULT now()) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO jobs.job (name, data, start_after, singleton_key, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    SELECT q.name, job_data, start_at, job_key, q.expire_seconds, q.deletion_seconds, start_at + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    FROM jobs.queue q WHERE q.name = queue_name
    ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
-- Buyer and seller as they are now; only what is known is printed.
CREATE FUNCTION issue_invoice(shop integer, sold integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoices (business_id, sale_id, prefix, buyer, seller, created_at)
    SELECT s.business_id, s.id, b.invoice_prefix,
      jsonb_strip_nulls(jsonb_build_object(
        'name', btrim(u.first_name || ' ' || u.last_name),
        'address', nullif(concat_ws(', ', nullif(d.suite, ''), nullif(d.address, ''), nullif(d.eir_code, '')), ''),
        'email', nullif(u.email, ''),
        'mobile', nullif(u.mobile, ''))),
      jsonb_strip_nulls(jsonb_build_object(
        'name', b.name,
        'address', nullif(b.location, ''),
        'country', nullif(b.country, ''),
        'vatNumber', nullif(b.vat_number, ''),
        'email', nullif(b.email, ''),
        'mobile', nullif(b.phone, ''))),
      at
    FROM sales s
      JOIN users u ON u.id = s.user_id
      LEFT JOIN client_details d ON d.user_id = s.user_id
      JOIN businesses b ON b.id = s.business_id
    WHERE s.business_id = shop AND s.id = sold;
END $$;
--> statement-breakpoint
-- A whole booking with what is owed, its order or its invoice, what has to follow, and its idempotency key: one statement, so
-- one trip and no transaction that waits for the network. `known` comes back for a key that has its answer, `taken` when a
-- chair is gone; whoever loses at the very last moment gets an error with the state TH001 (a time) or TH002 (the key), and
-- nothing is left of the try.
CREATE FUNCTION place_booking(booking jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Money that came while its booking was still held, and everything that follows from it. The server has decided; this only makes
-- sure that nothing has changed since. False, and nothing is done, where the sale, the order or the hold is no longer as it was.
CREATE FUNCTION confirm_paid(settled jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  shop integer := (settled->>'business_id')::integer;
  sold integer := (settled->>'sale_id')::integer;
  at timestamptz := (settled->>'at')::timestamptz;
  bill card_orders;
  held integer[];
  visits integer[];
  payment integer;
BEGIN
  PERFORM FROM sales WHERE business_id = shop AND id = sold AND status = 'pending' FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT * INTO bill FROM card_orders
    WHERE id = (settled->>'order_id')::integer AND status = settled->>'order_status' FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT array_agg(id) INTO held
    FROM (SELECT id FROM holds WHERE business_id = shop AND sale_id = sold ORDER BY id FOR UPDATE) h;
  IF held IS NULL OR EXISTS (SELECT FROM sold_vouchers WHERE business_id = shop AND sale_id = sold) THEN
    RETURN false;
  END IF;

  UPDATE card_orders SET status = 'paid', reconcile_at = NULL, failure = NULL, method = settled->>'method', updated_at = at WHERE id = bill.id;
  INSERT INTO payments (business_id, sale_id, order_id, provider, provider_payment_id, method, amount, currency, instrument, created_at)
    VALUES (shop, sold, bill.id, bill.provider, settled->>'provider_payment_id', settled->>'method', bill.amount, bill.currency, settled->>'instrument', at)
    RETURNING id INTO payment;
  INSERT INTO ledger_entries (business_id, sale_id, appointment_id, side, kind, amount, currency, method, payment_id, actor_id, created_at)
    VALUES (shop, sold, bill.appointment_id, 'payment', 'charge', bill.amount, bill.currency, settled->>'method', payment, bill.user_id, at);

  UPDATE occupancies SET hold_id = NULL WHERE business_id = shop AND hold_id = ANY(held);
  UPDATE seat_claims SET hold_id = NULL WHERE business_id = shop AND hold_id = ANY(held);
  DELETE FROM holds WHERE business_id = shop AND id = ANY(held);
  WITH moved AS (
    UPDATE appointments SET status = 'New', version = version + 1, updated_at = at
      WHERE business_id = shop AND sale_id = sold AND status IN ('Held', 'Lapsed')
      RETURNING id, starts_at
  ) SELECT array_agg(id ORDER BY starts_at, id) INTO visits FROM moved;
  UPDATE video_rooms SET ended_at = NULL, ended_by = NULL
    WHERE business_id = shop AND appointment_id = ANY(visits) AND ended_at IS NOT NULL;
  UPDATE sales SET status = 'confirmed', confirmed_at = at, updated_at = at WHERE business_id = shop AND id = sold;
  IF visits IS NOT NULL THEN
    PERFORM enqueue_job(settled->>'news', jsonb_build_object('businessId', shop, 'appointmentIds', to_jsonb(visits)), 'confirmed-' || sold);
  END IF;
  PERFORM issue_invoice(shop, sold, at);
  RETURN true;
END $$;
