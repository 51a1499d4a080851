-- A whole booking with its claim, its order or invoice, its job and its idempotency key, as one statement that is its own
-- transaction. Returns `known` for a key that already has its answer and `taken` when a chair is taken. Losing a race at the
-- last moment is an error with the state TH001 (a time) or TH002 (the key), and nothing is written.
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

  -- Most bookings that come too late end here, without an error.
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

  -- A booking made at the desk is in the audit log.
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

  -- Last, because the counter of invoice numbers stays locked until the commit.
  IF booking->'order' = 'null' THEN
    PERFORM issue_invoice(shop, sale, at);
  END IF;
  RETURN outcome;
END $$;
