ALTER TABLE "seat_claims" ADD COLUMN "attendance" text;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD COLUMN "instead_of" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "cancellation_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "cancellation_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_claims" ADD CONSTRAINT "seat_claims_attendance" CHECK ("seat_claims"."attendance" in ('here', 'missed'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_cancellation_steps" CHECK (jsonb_typeof("businesses"."cancellation_steps") = 'array' and jsonb_array_length("businesses"."cancellation_steps") <= 10
        and ("businesses"."cancellation_steps" = '[]' or not "businesses"."cancellation" && array[1, 2]::smallint[]));