CREATE TABLE "conversation_messages" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"route" text DEFAULT 'thyme' NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_messages_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "conversation_messages_id" UNIQUE("id"),
	CONSTRAINT "conversation_messages_mail" UNIQUE("business_id","mail_id"),
	CONSTRAINT "conversation_messages_side" CHECK ("conversation_messages"."side" in ('guest', 'shop')),
	CONSTRAINT "conversation_messages_route" CHECK ("conversation_messages"."route" in ('thyme', 'mail', 'text')),
	CONSTRAINT "conversation_messages_body_length" CHECK (char_length("conversation_messages"."body") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "conversation_pictures" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "conversation_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer,
	"message_id" integer,
	"uploaded_by" integer NOT NULL,
	"storage_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_pictures_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "conversation_pictures_id" UNIQUE("id"),
	CONSTRAINT "conversation_pictures_storage" UNIQUE("storage_key"),
	CONSTRAINT "conversation_pictures_sent" CHECK (("conversation_pictures"."message_id" is null) = ("conversation_pictures"."conversation_id" is null)),
	CONSTRAINT "conversation_pictures_size" CHECK ("conversation_pictures"."width" > 0 and "conversation_pictures"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_reports" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "conversation_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"reported_by" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decide_by" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"operator_id" integer,
	CONSTRAINT "conversation_reports_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "conversation_reports_id" UNIQUE("id"),
	CONSTRAINT "conversation_reports_side" CHECK ("conversation_reports"."side" in ('guest', 'shop')),
	CONSTRAINT "conversation_reports_reason" CHECK ("conversation_reports"."reason" in ('insulting', 'harassing', 'advertising', 'private')),
	CONSTRAINT "conversation_reports_decision" CHECK ("conversation_reports"."decision" in ('stays', 'closed')),
	CONSTRAINT "conversation_reports_decided" CHECK (("conversation_reports"."decision" is null) = ("conversation_reports"."decided_at" is null) and ("conversation_reports"."decision" is null) = ("conversation_reports"."operator_id" is null)),
	CONSTRAINT "conversation_reports_note_length" CHECK (char_length("conversation_reports"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"appt_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"guest_read_id" integer DEFAULT 0 NOT NULL,
	"shop_read_id" integer DEFAULT 0 NOT NULL,
	"guest_notice_at" timestamp with time zone,
	"shop_notice_at" timestamp with time zone,
	"guest_noticed_at" timestamp with time zone,
	"shop_noticed_at" timestamp with time zone,
	"guest_noticed_id" integer DEFAULT 0 NOT NULL,
	"shop_noticed_id" integer DEFAULT 0 NOT NULL,
	"guest_blocked_at" timestamp with time zone,
	"shop_blocked_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "conversations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "conversations_id" UNIQUE("id"),
	CONSTRAINT "conversations_one_each" UNIQUE("business_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"business_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_replies_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "saved_replies_id" UNIQUE("id"),
	CONSTRAINT "saved_replies_filled" CHECK ("saved_replies"."title" <> '' and "saved_replies"."body" <> ''),
	CONSTRAINT "saved_replies_title_length" CHECK (char_length("saved_replies"."title") <= 40),
	CONSTRAINT "saved_replies_body_length" CHECK (char_length("saved_replies"."body") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_business_id_conversation_id_conversations_business_id_id_fk" FOREIGN KEY ("business_id","conversation_id") REFERENCES "public"."conversations"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_business_id_conversation_id_conversations_business_id_id_fk" FOREIGN KEY ("business_id","conversation_id") REFERENCES "public"."conversations"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_pictures" ADD CONSTRAINT "conversation_pictures_business_id_message_id_conversation_messages_business_id_id_fk" FOREIGN KEY ("business_id","message_id") REFERENCES "public"."conversation_messages"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_reports" ADD CONSTRAINT "conversation_reports_business_id_conversation_id_conversations_business_id_id_fk" FOREIGN KEY ("business_id","conversation_id") REFERENCES "public"."conversations"("business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_business_id_appt_id_appointments_business_id_id_fk" FOREIGN KEY ("business_id","appt_id") REFERENCES "public"."appointments"("business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_messages_thread" ON "conversation_messages" USING btree ("business_id","conversation_id","id");--> statement-breakpoint
CREATE INDEX "conversation_messages_author" ON "conversation_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "conversation_pictures_thread" ON "conversation_pictures" USING btree ("business_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_pictures_message" ON "conversation_pictures" USING btree ("business_id","message_id");--> statement-breakpoint
CREATE INDEX "conversation_pictures_uploader" ON "conversation_pictures" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "conversation_pictures_unsent" ON "conversation_pictures" USING btree ("created_at") WHERE "conversation_pictures"."message_id" is null;--> statement-breakpoint
CREATE INDEX "conversation_reports_thread" ON "conversation_reports" USING btree ("business_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_reporter" ON "conversation_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "conversation_reports_operator" ON "conversation_reports" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "conversation_reports_open" ON "conversation_reports" USING btree ("decide_by") WHERE "conversation_reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("business_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_guest" ON "conversations" USING btree ("user_id","last_at");--> statement-breakpoint
CREATE INDEX "conversations_appointment" ON "conversations" USING btree ("business_id","appt_id");--> statement-breakpoint
CREATE INDEX "conversations_guest_notice" ON "conversations" USING btree ("guest_notice_at") WHERE "conversations"."guest_notice_at" is not null;--> statement-breakpoint
CREATE INDEX "conversations_shop_notice" ON "conversations" USING btree ("shop_notice_at") WHERE "conversations"."shop_notice_at" is not null;