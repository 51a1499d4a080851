CREATE TABLE "absences" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chair_id" integer NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"asked_by" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"time_block_id" integer,
	CONSTRAINT "absences_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "absences_id" UNIQUE("id"),
	CONSTRAINT "absences_kind" CHECK ("absences"."kind" in ('sick', 'holiday', 'training', 'other')),
	CONSTRAINT "absences_status" CHECK ("absences"."status" in ('asked', 'approved', 'declined')),
	CONSTRAINT "absences_span" CHECK ("absences"."ends_at" > "absences"."starts_at"),
	CONSTRAINT "absences_answer" CHECK (("absences"."status" = 'asked') = ("absences"."answered_at" is null)),
	CONSTRAINT "absences_note_length" CHECK (char_length("absences"."note") <= 120)
);
--> statement-breakpoint
CREATE TABLE "chair_pictures" (
	"business_id" integer NOT NULL,
	"chair_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chair_pictures_business_id_chair_id_picture_id_pk" PRIMARY KEY("business_id","chair_id","picture_id")
);
--> statement-breakpoint
ALTER TABLE "chairs" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chairs" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chairs" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "chairs" ADD COLUMN "portrait_id" integer;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_business_id_time_block_id_time_blocks_business_id_id_fk" FOREIGN KEY ("business_id","time_block_id") REFERENCES "public"."time_blocks"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chair_pictures" ADD CONSTRAINT "chair_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chair_pictures" ADD CONSTRAINT "chair_pictures_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_chair" ON "absences" USING btree ("business_id","chair_id","ends_at");--> statement-breakpoint
CREATE INDEX "absences_block" ON "absences" USING btree ("business_id","time_block_id");--> statement-breakpoint
CREATE INDEX "absences_asker" ON "absences" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "absences_answerer" ON "absences" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "chair_pictures_picture" ON "chair_pictures" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_portrait_id_pictures_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chairs_staff_once" ON "chairs" USING btree ("business_id","staff_id") WHERE "chairs"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "chairs_portrait" ON "chairs" USING btree ("portrait_id");--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_languages" CHECK (cardinality("chairs"."languages") <= 8);--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_title_length" CHECK (char_length("chairs"."title") <= 60);--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_bio_length" CHECK (char_length("chairs"."bio") <= 240);