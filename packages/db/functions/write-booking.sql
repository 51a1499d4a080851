-- Writes all rows of a booking in one round trip. The rows come as the server decided them; `visit`, `line` and `room` in them
-- are positions from 0 within the booking. Returns null when a chair or seat is taken or the calendar was edited since the
-- booking was decided; the transaction then has to be rolled back.
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

  -- All bookings take chairs, then seats, in the same order, so that two carts cannot deadlock.
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
