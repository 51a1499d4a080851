/**
 * Every row that a booking paid with a wallet writes and changes, the gateway's own included: first the booking with its hold
 * and its order, then the charge, the payment, the confirmation and the invoice. Three calls inside the database, as the
 * three transactions it takes: nothing can write them faster.
 */
export const PAID_CEILING = `
create function bench_hold(shop int, guest int, chair int, pricing int, at timestamptz, key text) returns int language plpgsql as $$
declare sale int; appointment int; line int; chair_row int; invoice int; held int;
begin
  insert into idempotency_keys (owner, key, operation, input_hash, answer, created_at, expires_at)
    values ('user:' || guest, key, 'create_booking', sha256(key::bytea), '{"saleId": 1, "appointmentIds": [1]}', now(), now() + interval '1 day');
  insert into sales (business_id, user_id, currency, sub_total, total_amount, payable_now)
    values (shop, guest, 'EUR', 5000, 5000, 5000) returning id into sale;
  insert into holds (business_id, user_id, purpose, sale_id, expires_at)
    values (shop, guest, 'checkout', sale, now() + interval '10 minutes') returning id into held;
  insert into appointments (business_id, user_id, sale_id, status, starts_at, ends_at, currency, sub_total, total_amount)
    values (shop, guest, sale, 'Held', at, at + interval '30 minutes', 'EUR', 5000, 5000) returning id into appointment;
  insert into appointment_lines (business_id, appointment_id, ser_pricing_id, chair_id, starts_at, duration_minutes, service_name, price)
    values (shop, appointment, pricing, chair, at, 30, 'Cut', 5000) returning id into line;
  insert into occupancies (business_id, chair_id, starts_at, ends_at, line_id, hold_id)
    values (shop, chair, at, at + interval '30 minutes', line, held) on conflict do nothing returning id into chair_row;
  if chair_row is null then raise exception 'taken'; end if;
  insert into sale_lines (business_id, sale_id, kind, appointment_id, service_pricing_id, product_name, unit_price)
    values (shop, sale, 'service', appointment, pricing, 'Cut', 5000);
  insert into ledger_entries (business_id, sale_id, appointment_id, side, kind, amount, currency, actor_id)
    values (shop, sale, appointment, 'claim', 'sale', 5000, 'EUR', guest);
  insert into card_orders (public_id, provider, purpose, user_id, business_id, sale_id, appointment_id, method, amount, currency, expires_at, reconcile_at)
    values ('order-' || key, 'sandbox', 'sale', guest, shop, sale, appointment, 'google', 5000, 'EUR', now() + interval '10 minutes', now() + interval '10 minutes');
  insert into jobs.job (name, data, singleton_key, start_after)
    values ('lapse-hold', json_build_object('businessId', shop, 'saleId', sale)::jsonb, 'sale-' || sale, now() + interval '10 minutes');
  return sale;
end $$;
create function bench_charge(sale int, key text) returns void language plpgsql as $$
begin
  insert into sandbox_orders (id, public_id, reference, amount, currency, expires_at)
    values ('ceiling-' || key, 'ceiling-public-' || key, 'ceiling', 5000, 'EUR', now() + interval '1 day');
  update card_orders set provider_order_id = 'ceiling-' || key, public_id = 'ceiling-public-' || key, status = 'pending', reconcile_at = now() + interval '1 minute'
    where public_id = 'order-' || key;
  update sandbox_orders set state = 'completed', method = 'google', card_brand = 'visa', card_end = '4242', completed_at = now()
    where id = 'ceiling-' || key and state = 'pending';
  insert into sandbox_webhooks (order_id, event_id, body) values ('ceiling-' || key, 'ceiling-' || key, '{"event": "order.completed"}');
  insert into jobs.job (name, data, singleton_key) values ('deliver-sandbox-webhook', '{"id": 1}', gen_random_uuid()::text);
end $$;
create function bench_settle(shop int, guest int, sale int, key text) returns void language plpgsql as $$
declare payment int; appointment int; found int; invoice int;
begin
  perform from sales where business_id = shop and id = sale for update;
  select id, appointment_id into found, appointment from card_orders where public_id = 'ceiling-public-' || key for update;
  update card_orders set status = 'paid', reconcile_at = null where id = found;
  insert into payments (business_id, sale_id, order_id, provider, provider_payment_id, method, amount, currency, instrument)
    values (shop, sale, found, 'sandbox', 'ceiling-' || key, 'google', 5000, 'EUR', 'Google Pay, Visa ending 4242') returning id into payment;
  insert into ledger_entries (business_id, sale_id, appointment_id, side, kind, amount, currency, method, payment_id, actor_id)
    values (shop, sale, appointment, 'payment', 'charge', 5000, 'EUR', 'google', payment, guest);
  update occupancies set hold_id = null where business_id = shop and hold_id in (select id from holds where business_id = shop and sale_id = sale);
  delete from holds where business_id = shop and sale_id = sale;
  update appointments set status = 'New', version = version + 1 where business_id = shop and id = appointment;
  update sales set status = 'confirmed', confirmed_at = now() where business_id = shop and id = sale;
  insert into invoice_counters as c (business_id, last_number) values (shop, 1)
    on conflict (business_id) do update set last_number = c.last_number + 1 returning last_number into invoice;
  insert into invoices (business_id, sale_id, prefix, number, buyer, seller)
    values (shop, sale, 'INV-', invoice, '{"name": "Guest"}', '{"name": "Shop"}');
  insert into jobs.job (name, data, singleton_key)
    values ('tell-confirmed', json_build_object('businessId', shop, 'appointmentIds', array[appointment])::jsonb, 'confirmed-' || sale);
end $$`;
