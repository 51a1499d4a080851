CREATE TABLE "sign_in_codes" (
	"email_hash" "bytea" PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_codes_tries" CHECK ("sign_in_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" USING btree ("expires_at");