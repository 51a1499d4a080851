/**
 * Every row that a booking with nothing due writes – key, sale, appointment, line, chair, sale line, claim, invoice, job –
 * by one call inside the database: nothing can write them faster, so it is what the whole server is measured against.
 */
export const CEILING = `
create function bench_book(shop int, guest int, chair int, pricing int, at timestamptz, key text) returns boolean language plpgsql as $$
declare sale int; appointment int; line int; chair_row int; invoice int;
begin
  insert into idempotency_keys (owner, key, operation, input_hash, answer, created_at, expires_at)
    values ('user:' || guest, key, 'create_booking', sha256(key::bytea), '{"saleId": 1, "appointmentIds": [1]}', now(), now() + interval '1 day');
  insert into sales (business_id, user_id, status, currency, sub_total, total_amount, confirmed_at)
    values (shop, guest, 'confirmed', 'EUR', 5000, 5000, now()) returning id into sale;
  insert into appointments (business_id, user_id, sale_id, status, starts_at, ends_at, currency, sub_total, total_amount)
    values (shop, guest, sale, 'New', at, at + interval '30 minutes', 'EUR', 5000, 5000) returning id into appointment;
  insert into appointment_lines (business_id, appointment_id, ser_pricing_id, chair_id, starts_at, duration_minutes, service_name, price)
    values (shop, appointment, pricing, chair, at, 30, 'Cut', 5000) returning id into line;
  insert into occupancies (business_id, chair_id, starts_at, ends_at, line_id)
    values (shop, chair, at, at + interval '30 minutes', line) on conflict do nothing returning id into chair_row;
  if chair_row is null then raise exception 'taken'; end if;
  insert into sale_lines (business_id, sale_id, kind, appointment_id, service_pricing_id, product_name, unit_price)
    values (shop, sale, 'service', appointment, pricing, 'Cut', 5000);
  insert into ledger_entries (business_id, sale_id, appointment_id, side, kind, amount, currency, actor_id)
    values (shop, sale, appointment, 'claim', 'sale', 5000, 'EUR', guest);
  insert into invoice_counters as c (business_id, last_number) values (shop, 1)
    on conflict (business_id) do update set last_number = c.last_number + 1 returning last_number into invoice;
  insert into invoices (business_id, sale_id, prefix, number, buyer, seller)
    values (shop, sale, 'INV-', invoice, '{"name": "Guest"}', '{"name": "Shop"}');
  insert into jobs.job (name, data, singleton_key)
    values ('tell-confirmed', json_build_object('businessId', shop, 'appointmentIds', array[appointment])::jsonb, 'confirmed-' || sale);
  return true;
end $$`;
