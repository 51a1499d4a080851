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
ALTER TABLE "chair_pictures" ADD CONSTRAINT "chair_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chair_pictures" ADD CONSTRAINT "chair_pictures_business_id_chair_id_chairs_business_id_id_fk" FOREIGN KEY ("business_id","chair_id") REFERENCES "public"."chairs"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chair_pictures_picture" ON "chair_pictures" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_portrait_id_pictures_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chairs_staff_once" ON "chairs" USING btree ("business_id","staff_id") WHERE "chairs"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "chairs_portrait" ON "chairs" USING btree ("portrait_id");--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_languages" CHECK (cardinality("chairs"."languages") <= 8);--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_title_length" CHECK (char_length("chairs"."title") <= 60);--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_bio_length" CHECK (char_length("chairs"."bio") <= 240);