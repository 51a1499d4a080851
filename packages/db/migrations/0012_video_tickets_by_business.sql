ALTER TABLE "video_tickets" DROP CONSTRAINT "video_tickets_pkey";--> statement-breakpoint
ALTER TABLE "video_tickets" ADD CONSTRAINT "video_tickets_business_id_token_hash_pk" PRIMARY KEY("business_id","token_hash");--> statement-breakpoint
ALTER TABLE "video_tickets" ADD CONSTRAINT "video_tickets_token" UNIQUE("token_hash");
