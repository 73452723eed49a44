CREATE TYPE "public"."run_status" AS ENUM('running', 'done', 'stopped', 'failed');--> statement-breakpoint
CREATE TYPE "public"."ai_provider" AS ENUM('gemini', 'openai', 'builtin');--> statement-breakpoint
CREATE TYPE "public"."consultation_type" AS ENUM('new', 'correction', 'corrective');--> statement-breakpoint
CREATE TYPE "public"."photo_role" AS ENUM('current', 'target', 'result');--> statement-breakpoint
CREATE TYPE "public"."formula_role" AS ENUM('base', 'lowlight', 'highlight', 'toner');--> statement-breakpoint
CREATE TYPE "public"."formula_source" AS ENUM('engine', 'gemini', 'stylist', 'import');--> statement-breakpoint
CREATE TYPE "public"."message_channel" AS ENUM('mail', 'sms');--> statement-breakpoint
CREATE TYPE "public"."message_status" AS ENUM('not_sent', 'sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."account_status" AS ENUM('pending', 'verified', 'student', 'rejected', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."salon_role" AS ENUM('owner', 'manager', 'stylist', 'reception');--> statement-breakpoint
CREATE TYPE "public"."tier" AS ENUM('essential', 'pro', 'complete');--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_preferences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"product_line_id" text NOT NULL,
	"product_type" text DEFAULT 'general' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_preferences_pair" UNIQUE("stylist_id","brand_id","product_line_id")
);
--> statement-breakpoint
CREATE TABLE "chat_chunks" (
	"salon_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"data" text NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chat_chunks_run_id_seq_pk" PRIMARY KEY("run_id","seq")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"salon_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"parts" jsonb NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_chat_id_id_pk" PRIMARY KEY("chat_id","id"),
	CONSTRAINT "chat_messages_chatId_position_unique" UNIQUE("chat_id","position")
);
--> statement-breakpoint
CREATE TABLE "chat_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"instance" bigint NOT NULL,
	"status" "run_status" DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "chat_runs_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chats_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "tool_receipts" (
	"salon_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"tool_call_id" text NOT NULL,
	"input_hash" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tool_receipts_chat_id_tool_call_id_pk" PRIMARY KEY("chat_id","tool_call_id")
);
--> statement-breakpoint
CREATE TABLE "consultation_photos" (
	"salon_id" uuid NOT NULL,
	"consultation_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"role" "photo_role" NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "consultation_photos_consultation_id_role_position_pk" PRIMARY KEY("consultation_id","role","position")
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"chat_id" uuid,
	"consultation_type" "consultation_type" DEFAULT 'new' NOT NULL,
	"parent_consultation_id" uuid,
	"client_name" text NOT NULL,
	"service_type" text NOT NULL,
	"current_level" integer NOT NULL,
	"desired_level" integer NOT NULL,
	"desired_tone" text,
	"hair_condition" text NOT NULL,
	"previous_treatments" text[] DEFAULT '{}' NOT NULL,
	"damage_level" text NOT NULL,
	"porosity" text NOT NULL,
	"underlying_tone" text,
	"unwanted_tone" text,
	"hair_thickness" text,
	"hair_length" text,
	"touchup_frequency" text,
	"budget" text,
	"has_gray" boolean,
	"gray_coverage" text,
	"client_goals" text,
	"uncorrected_tones" text[] DEFAULT '{}' NOT NULL,
	"issue_description" text,
	"ai_provider" "ai_provider" NOT NULL,
	"ai_analysis" text NOT NULL,
	"confidence" integer,
	"stylist_notes" text,
	"request" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultations_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "formulas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"consultation_id" uuid,
	"role" "formula_role" NOT NULL,
	"source" "formula_source" NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"ingredients" jsonb NOT NULL,
	"processing_time" text NOT NULL,
	"developer_ratio" text NOT NULL,
	"instructions" jsonb NOT NULL,
	"confidence" integer,
	"brand_id" text,
	"line_id" text,
	"bowl" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "formulas_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"consultation_id" uuid,
	"label" text NOT NULL,
	"minutes" real NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"salon_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"status" integer,
	"body" text,
	"instance" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_salon_id_key_pk" PRIMARY KEY("salon_id","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"channel" "message_channel" NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"status" "message_status" NOT NULL,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid,
	"storage_key" text NOT NULL,
	"thumbnail_key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"reading" jsonb,
	"points" jsonb,
	"instance" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "salons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stylists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"role" "salon_role" NOT NULL,
	"account_status" "account_status" DEFAULT 'pending' NOT NULL,
	"is_licensed" boolean DEFAULT true NOT NULL,
	"license_number" text,
	"years_of_experience" integer,
	"salon_name" text,
	"salon_address" text,
	"website" text,
	"booking_slug" text,
	"bio" text,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"developer_brand_id" text,
	"developer_volume" integer DEFAULT 20 NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stylists_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "quota_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"instance" bigint NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"tier" "tier" DEFAULT 'essential' NOT NULL,
	"uploads_used" integer DEFAULT 0 NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_used_not_negative" CHECK (uploads_used >= 0)
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_preferences" ADD CONSTRAINT "brand_preferences_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_preferences" ADD CONSTRAINT "brand_preferences_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_chunks" ADD CONSTRAINT "chat_chunks_salon_id_run_id_chat_runs_salon_id_id_fk" FOREIGN KEY ("salon_id","run_id") REFERENCES "public"."chat_runs"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_salon_id_chat_id_chats_salon_id_id_fk" FOREIGN KEY ("salon_id","chat_id") REFERENCES "public"."chats"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_runs" ADD CONSTRAINT "chat_runs_salon_id_chat_id_chats_salon_id_id_fk" FOREIGN KEY ("salon_id","chat_id") REFERENCES "public"."chats"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_receipts" ADD CONSTRAINT "tool_receipts_salon_id_chat_id_chats_salon_id_id_fk" FOREIGN KEY ("salon_id","chat_id") REFERENCES "public"."chats"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_photos" ADD CONSTRAINT "consultation_photos_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_photos" ADD CONSTRAINT "consultation_photos_salon_id_photo_id_photos_salon_id_id_fk" FOREIGN KEY ("salon_id","photo_id") REFERENCES "public"."photos"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_salon_id_parent_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","parent_consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formulas" ADD CONSTRAINT "formulas_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formulas" ADD CONSTRAINT "formulas_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_reservations" ADD CONSTRAINT "quota_reservations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limit_started_at_index" ON "rate_limit" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "brand_preferences_salon_id_stylist_id_index" ON "brand_preferences" USING btree ("salon_id","stylist_id");--> statement-breakpoint
CREATE INDEX "chat_runs_chat_id_started_at_index" ON "chat_runs" USING btree ("chat_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chats_salon_id_stylist_id_updated_at_index" ON "chats" USING btree ("salon_id","stylist_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultations_salon_id_created_at_index" ON "consultations" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultations_salon_id_client_name_index" ON "consultations" USING btree ("salon_id","client_name");--> statement-breakpoint
CREATE INDEX "formulas_salon_id_created_at_index" ON "formulas" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "formulas_consultation_id_index" ON "formulas" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "timers_salon_id_ends_at_index" ON "timers" USING btree ("salon_id","ends_at");--> statement-breakpoint
CREATE INDEX "outbox_salon_id_created_at_index" ON "outbox" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photos_salon_id_created_at_index" ON "photos" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_user_id_index" ON "stylists" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_booking_slug_index" ON "stylists" USING btree ("booking_slug");--> statement-breakpoint
CREATE INDEX "stylists_salon_id_created_at_index" ON "stylists" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_owner" ON "stylists" USING btree ("salon_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "quota_reservations_salon_id_index" ON "quota_reservations" USING btree ("salon_id");