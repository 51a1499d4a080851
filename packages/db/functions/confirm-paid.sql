-- Confirms a booking whose payment arrived while it was held. The server has decided; this checks that nothing has changed
-- since. Returns false and changes nothing where the sale, the order or the hold is no longer as the server read it. Waits
-- for an edit of the calendar, which may release holds.
CREATE OR REPLACE FUNCTION confirm_paid(settled jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  shop integer := (settled->>'business_id')::integer;
  sold integer := (settled->>'sale_id')::integer;
  at timestamptz := (settled->>'at')::timestamptz;
  bill card_orders;
  held integer[];
  visits integer[];
  payment integer;
BEGIN
  PERFORM share_calendar(shop);
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
