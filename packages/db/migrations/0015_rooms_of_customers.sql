ALTER TABLE "opinions" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "opinions" ADD COLUMN "room_alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "opinions" ADD CONSTRAINT "opinions_room_id_pictures_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opinions_room" ON "opinions" USING btree ("room_id") WHERE "opinions"."room_id" is not null;