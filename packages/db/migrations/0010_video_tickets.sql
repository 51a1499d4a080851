CREATE TABLE "video_tickets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"room_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"side" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "video_tickets_side" CHECK ("video_tickets"."side" in ('guest', 'business'))
);
--> statement-breakpoint
ALTER TABLE "video_tickets" ADD CONSTRAINT "video_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tickets" ADD CONSTRAINT "video_tickets_business_id_room_id_video_rooms_business_id_id_fk" FOREIGN KEY ("business_id","room_id") REFERENCES "public"."video_rooms"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_tickets_room" ON "video_tickets" USING btree ("business_id","room_id");--> statement-breakpoint
CREATE INDEX "video_tickets_user" ON "video_tickets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "video_tickets_expiry" ON "video_tickets" USING btree ("expires_at");