CREATE TYPE "public"."act_request_status" AS ENUM('waiting', 'approved', 'denied', 'failed', 'expired');--> statement-breakpoint
CREATE TABLE "act_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"token_id" uuid,
	"asked_by" text NOT NULL,
	"tool" text NOT NULL,
	"input" jsonb NOT NULL,
	"question" text NOT NULL,
	"changes" jsonb NOT NULL,
	"status" "act_request_status" DEFAULT 'waiting' NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "act_requests_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"by" text NOT NULL,
	"chat_id" uuid,
	"message_id" text,
	"tool_call_id" text,
	"tool" text NOT NULL,
	"words" text NOT NULL,
	"changes" jsonb NOT NULL,
	"records" jsonb NOT NULL,
	"take_back" jsonb,
	"undo_until" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_actions_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "chat_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"leaf_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "chat_shares_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"timers" boolean DEFAULT true NOT NULL,
	"bookings" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_subscriptions_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" DROP CONSTRAINT "chat_messages_chatId_position_unique";--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "leaf_id" text;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "timers" ADD COLUMN "client_name" text;--> statement-breakpoint
ALTER TABLE "act_requests" ADD CONSTRAINT "act_requests_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_requests" ADD CONSTRAINT "act_requests_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_actions" ADD CONSTRAINT "chat_actions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_actions" ADD CONSTRAINT "chat_actions_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_salon_id_chat_id_chats_salon_id_id_fk" FOREIGN KEY ("salon_id","chat_id") REFERENCES "public"."chats"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "act_requests_salon_id_stylist_id_created_at_index" ON "act_requests" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_actions_salon_id_created_at_id_index" ON "chat_actions" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_actions_salon_id_chat_id_index" ON "chat_actions" USING btree ("salon_id","chat_id");--> statement-breakpoint
CREATE INDEX "chat_actions_records" ON "chat_actions" USING gin ("records" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_shares_token_hash_index" ON "chat_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chat_shares_salon_id_chat_id_index" ON "chat_shares" USING btree ("salon_id","chat_id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_index" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_salon_id_stylist_id_index" ON "push_subscriptions" USING btree ("salon_id","stylist_id");--> statement-breakpoint
CREATE INDEX "chat_messages_chat_id_position_index" ON "chat_messages" USING btree ("chat_id","position");--> statement-breakpoint
-- the owner is bound by the policies too, and there is none for it; after.sql binds it again
ALTER TABLE "chat_messages" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chats" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "chat_messages" AS "said" SET "parent_id" = "before"."id" FROM "chat_messages" AS "before"
  WHERE "before"."chat_id" = "said"."chat_id" AND "before"."position" = "said"."position" - 1;--> statement-breakpoint
UPDATE "chats" SET "leaf_id" = (SELECT "said"."id" FROM "chat_messages" AS "said"
  WHERE "said"."chat_id" = "chats"."id" ORDER BY "said"."position" DESC LIMIT 1);
