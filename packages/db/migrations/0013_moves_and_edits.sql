CREATE TABLE "appointment_moves" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "appointment_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"appointment_id" integer NOT NULL,
	"actor_id" integer NOT NULL,
	"previous_starts_at" timestamp with time zone NOT NULL,
	"previous_ends_at" timestamp with time zone NOT NULL,
	"previous_status" text NOT NULL,
	"places" jsonb NOT NULL,
	"version" integer NOT NULL,
	"tell" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "appointment_moves_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "appointment_moves_id" UNIQUE("id"),
	CONSTRAINT "appointment_moves_tell" CHECK ("appointment_moves"."tell" in ('mail', 'message', 'nobody')),
	CONSTRAINT "appointment_moves_end" CHECK ("appointment_moves"."undone_at" is null or "appointment_moves"."settled_at" is null)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "occupancies" ADD COLUMN "is_override" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "note_to_guest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "desk_discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "desk_discount_percent" smallint;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "discount_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointment_moves" ADD CONSTRAINT "appointment_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_moves" ADD CONSTRAINT "appointment_moves_business_id_appointment_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appointment_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_moves_appointment" ON "appointment_moves" USING btree ("business_id","appointment_id");--> statement-breakpoint
CREATE INDEX "appointment_moves_actor" ON "appointment_moves" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "appointment_moves_due" ON "appointment_moves" USING btree ("undo_until") WHERE "appointment_moves"."undone_at" is null and "appointment_moves"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "occupancies_overrides" ON "occupancies" USING btree ("business_id","chair_id","starts_at") WHERE "occupancies"."is_override";--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_override" CHECK (not "occupancies"."is_override" or ("occupancies"."hold_id" is null and num_nonnulls("occupancies"."line_id", "occupancies"."room_id") = 1));--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_note_to_guest_length" CHECK (char_length("appointments"."note_to_guest") <= 1000);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_discount_reason_length" CHECK (char_length("appointments"."discount_reason") <= 120);--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_desk_discount" CHECK ("appointments"."desk_discount" between 0 and "appointments"."discount");--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_desk_percent" CHECK ("appointments"."desk_discount_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK (case "ledger_entries"."side"
        when 'claim' then ("ledger_entries"."kind" in ('sale', 'fee') and "ledger_entries"."amount" >= 0) or ("ledger_entries"."kind" in ('cancellation', 'discount') and "ledger_entries"."amount" <= 0) or ("ledger_entries"."kind" = 'edit' and "ledger_entries"."amount" <> 0)
        when 'payment' then ("ledger_entries"."kind" in ('charge', 'voucher_use', 'till', 'refund_failed') and "ledger_entries"."amount" > 0) or ("ledger_entries"."kind" in ('refund', 'voucher_return') and "ledger_entries"."amount" < 0)
        when 'platform' then "ledger_entries"."kind" = 'fee' and "ledger_entries"."amount" <> 0
        else false end);--> statement-breakpoint
-- by hand
ALTER TABLE occupancies DROP CONSTRAINT occupancies_once;--> statement-breakpoint
-- An override is equal to no other row, so it may overlap; the trigger guard_overrides keeps everything else away from it. Without
-- a WHERE the index also serves the foreign key and the search for what is taken.
ALTER TABLE occupancies ADD CONSTRAINT occupancies_once
  EXCLUDE USING gist (business_id WITH =, chair_id WITH =, during WITH &&, (CASE WHEN is_override THEN id ELSE 0 END) WITH =);--> statement-breakpoint
-- What the desk wrote at its own bookings was stored as the guest's words. It becomes a private note.
UPDATE appointments SET business_note = note, note = '' WHERE source = 'desk' AND note <> '' AND business_note = '';
