CREATE TYPE "public"."appointment_source" AS ENUM('page', 'chat', 'staff', 'assistant', 'sms', 'import');--> statement-breakpoint
CREATE TYPE "public"."appointment_status" AS ENUM('pending', 'confirmed', 'cancelled', 'completed');--> statement-breakpoint
CREATE TYPE "public"."cancelled_by" AS ENUM('client', 'salon', 'no_show', 'unpaid');--> statement-breakpoint
CREATE TYPE "public"."occupancy_kind" AS ENUM('appointment', 'block', 'hold');--> statement-breakpoint
CREATE TYPE "public"."waitlist_status" AS ENUM('waiting', 'offered', 'booked', 'expired', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."ask_outcome" AS ENUM('running', 'answered', 'waits', 'failed');--> statement-breakpoint
CREATE TYPE "public"."memory_kind" AS ENUM('note', 'word');--> statement-breakpoint
CREATE TYPE "public"."memory_source" AS ENUM('told', 'tap');--> statement-breakpoint
CREATE TYPE "public"."act_request_status" AS ENUM('waiting', 'approved', 'denied', 'failed', 'expired');--> statement-breakpoint
CREATE TYPE "public"."confirmation" AS ENUM('by_hand', 'automatic');--> statement-breakpoint
CREATE TYPE "public"."run_status" AS ENUM('running', 'done', 'stopped', 'failed');--> statement-breakpoint
CREATE TYPE "public"."photo_moment" AS ENUM('before', 'after');--> statement-breakpoint
CREATE TYPE "public"."client_source" AS ENUM('staff', 'booking', 'consultation', 'chat', 'import');--> statement-breakpoint
CREATE TYPE "public"."client_test_kind" AS ENUM('patch', 'strand');--> statement-breakpoint
CREATE TYPE "public"."client_test_result" AS ENUM('pending', 'passed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."ai_provider" AS ENUM('gemini', 'openai', 'builtin', 'own');--> statement-breakpoint
CREATE TYPE "public"."consultation_type" AS ENUM('new', 'correction', 'corrective');--> statement-breakpoint
CREATE TYPE "public"."photo_role" AS ENUM('current', 'target', 'result');--> statement-breakpoint
CREATE TYPE "public"."formula_role" AS ENUM('base', 'lowlight', 'highlight', 'toner');--> statement-breakpoint
CREATE TYPE "public"."formula_source" AS ENUM('engine', 'gemini', 'stylist', 'import', 'own');--> statement-breakpoint
CREATE TYPE "public"."ai_key_provider" AS ENUM('gemini');--> statement-breakpoint
CREATE TYPE "public"."audit_action" AS ENUM('team.invited', 'team.joined', 'team.role_changed', 'team.left', 'profile.changed', 'verification.changed', 'subscription.changed', 'settings.changed', 'ai_key.saved', 'ai_key.removed', 'token.made', 'token.revoked', 'message.shown', 'client.erased', 'client.merged', 'client.exported', 'migration.started', 'migration.undone', 'export.made', 'export.restored', 'deletion.asked', 'deletion.cancelled', 'retention.changed', 'retention.applied', 'price.changed', 'payment.refunded', 'payment.charged', 'visit.reopened', 'day.closed', 'day.opened', 'order.sent', 'formula.released', 'message.sent_to_many', 'chat.shared', 'chat.unshared');--> statement-breakpoint
CREATE TYPE "public"."audit_via" AS ENUM('screen', 'assistant', 'token', 'system');--> statement-breakpoint
CREATE TYPE "public"."restore_status" AS ENUM('pending', 'in_progress', 'completed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."token_scope" AS ENUM('read', 'write');--> statement-breakpoint
CREATE TYPE "public"."item_category" AS ENUM('color', 'developer', 'lightener', 'toner', 'tools', 'supplies');--> statement-breakpoint
CREATE TYPE "public"."item_unit" AS ENUM('oz', 'ml', 'tube', 'bottle', 'piece');--> statement-breakpoint
CREATE TYPE "public"."import_status" AS ENUM('received', 'checked', 'running', 'done', 'failed', 'cancelled', 'undone');--> statement-breakpoint
CREATE TYPE "public"."library_origin" AS ENUM('import', 'saved', 'converted', 'card', 'practice');--> statement-breakpoint
CREATE TYPE "public"."answering" AS ENUM('assistant', 'staff');--> statement-breakpoint
CREATE TYPE "public"."consent_method" AS ENUM('booking_form', 'waitlist_form', 'text_keyword', 'text_words', 'staff', 'carrier', 'import');--> statement-breakpoint
CREATE TYPE "public"."message_channel" AS ENUM('mail', 'sms');--> statement-breakpoint
CREATE TYPE "public"."message_kind" AS ENUM('confirmation', 'change', 'cancellation', 'reminder', 'patch_test', 'no_show', 'waitlist_offer', 'digest', 'invitation', 'password_reset', 'account', 'supplier_order', 'verification', 'payment', 'reply', 'staff', 'broadcast', 'notice');--> statement-breakpoint
CREATE TYPE "public"."message_status" AS ENUM('queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'refused', 'cancelled', 'not_sent');--> statement-breakpoint
CREATE TYPE "public"."sms_author" AS ENUM('client', 'assistant', 'staff', 'notice');--> statement-breakpoint
CREATE TYPE "public"."sms_direction" AS ENUM('in', 'out');--> statement-breakpoint
CREATE TYPE "public"."template_kind" AS ENUM('confirmation', 'change', 'cancellation', 'reminder', 'patch_test', 'no_show', 'waitlist_offer');--> statement-breakpoint
CREATE TYPE "public"."turn_state" AS ENUM('waiting', 'running', 'answered', 'none');--> statement-breakpoint
CREATE TYPE "public"."migration_kind" AS ENUM('clients', 'services', 'products', 'appointments', 'formulas');--> statement-breakpoint
CREATE TYPE "public"."migration_outcome" AS ENUM('waiting', 'created', 'merged', 'kept', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."migration_phase" AS ENUM('review', 'queued', 'fetching', 'writing', 'over');--> statement-breakpoint
CREATE TYPE "public"."migration_platform" AS ENUM('square', 'acuity', 'mindbody', 'vagaro', 'glossgenius', 'fresha', 'booksy', 'styleseat', 'other');--> statement-breakpoint
CREATE TYPE "public"."migration_source" AS ENUM('file', 'api');--> statement-breakpoint
CREATE TYPE "public"."migration_status" AS ENUM('pending', 'in_progress', 'completed', 'failed', 'cancelled', 'undone');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('draft', 'submitted', 'partly_received', 'received', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('charge', 'void', 'refund', 'refund_failed', 'dispute', 'dispute_won');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('stripe', 'cash', 'terminal', 'bank', 'voucher');--> statement-breakpoint
CREATE TYPE "public"."payment_purpose" AS ENUM('deposit', 'card', 'balance', 'no_show');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('open', 'paid', 'expired', 'cancelled', 'failed');--> statement-breakpoint
CREATE TYPE "public"."plan_product" AS ENUM('salon', 'social', 'inventory');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('wanted', 'pending', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."priced_part" AS ENUM('colour', 'developer');--> statement-breakpoint
CREATE TYPE "public"."pay_at_booking" AS ENUM('none', 'deposit', 'card');--> statement-breakpoint
CREATE TYPE "public"."service_category" AS ENUM('Color Services', 'Cutting & Styling', 'Chemical Services', 'Special Occasion', 'Treatments', 'Extensions', 'Other');--> statement-breakpoint
CREATE TYPE "public"."platform" AS ENUM('instagram', 'facebook');--> statement-breakpoint
CREATE TYPE "public"."post_status" AS ENUM('draft', 'scheduled', 'publishing', 'published', 'partly', 'failed');--> statement-breakpoint
CREATE TYPE "public"."post_type" AS ENUM('before-after', 'tutorial', 'promo', 'educational', 'seasonal');--> statement-breakpoint
CREATE TYPE "public"."publication_state" AS ENUM('waiting', 'working', 'published', 'failed', 'unknown');--> statement-breakpoint
CREATE TYPE "public"."social_tier" AS ENUM('content-creation', 'full-management');--> statement-breakpoint
CREATE TYPE "public"."adjust_reason" AS ENUM('sold', 'used', 'broken', 'expired', 'found', 'returned', 'other');--> statement-breakpoint
CREATE TYPE "public"."movement_kind" AS ENUM('opening', 'use', 'return', 'receive', 'count', 'adjust', 'correction', 'repack');--> statement-breakpoint
CREATE TYPE "public"."stock_take_status" AS ENUM('open', 'finished', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."account_status" AS ENUM('pending', 'verified', 'student', 'rejected', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."salon_role" AS ENUM('owner', 'manager', 'stylist', 'reception');--> statement-breakpoint
CREATE TYPE "public"."tier" AS ENUM('essential', 'pro', 'complete');--> statement-breakpoint
CREATE TABLE "appointment_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"client_id" uuid,
	"client_name" text NOT NULL,
	"client_email" text,
	"client_phone" text,
	"service_id" uuid,
	"service_type" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"segments" jsonb NOT NULL,
	"needs_patch_test" boolean DEFAULT false NOT NULL,
	"price" integer,
	"pay_by" timestamp with time zone,
	"notes" text DEFAULT '' NOT NULL,
	"status" "appointment_status" NOT NULL,
	"cancelled_by" "cancelled_by",
	"source" "appointment_source" NOT NULL,
	"series_id" uuid,
	"occupancy_id" uuid,
	"client_confirmed_at" timestamp with time zone,
	"late_minutes" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointments_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "appointments_standing" CHECK ((status in ('pending', 'confirmed')) = (occupancy_id is not null)),
	CONSTRAINT "appointments_cancelled" CHECK ((status = 'cancelled') = (cancelled_by is not null))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_salonId_stylistId_unique" UNIQUE("salon_id","stylist_id")
);
--> statement-breakpoint
CREATE TABLE "occupancies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"kind" "occupancy_kind" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy" "tstzmultirange" NOT NULL,
	"chair_id" uuid,
	"chair_busy" "tstzrange",
	"online_in_gaps" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"holder" text,
	"network" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "occupancies_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "occupancies_times" UNIQUE("salon_id","id","stylist_id","starts_at","ends_at"),
	CONSTRAINT "occupancies_forward" CHECK (starts_at < ends_at),
	CONSTRAINT "occupancies_within" CHECK (busy <@ tstzrange(starts_at, ends_at)),
	CONSTRAINT "occupancies_chair" CHECK ((chair_id is null) = (chair_busy is null)),
	CONSTRAINT "occupancies_hold" CHECK ((kind = 'hold') = (expires_at is not null))
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"any_stylist" boolean DEFAULT false NOT NULL,
	"client_id" uuid,
	"client_name" text NOT NULL,
	"client_email" text,
	"client_phone" text,
	"service_id" uuid,
	"service_type" text NOT NULL,
	"segments" jsonb NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"earliest" text,
	"latest" text,
	"status" "waitlist_status" DEFAULT 'waiting' NOT NULL,
	"occupancy_id" uuid,
	"offered_stylist_id" uuid,
	"offered_start" timestamp with time zone,
	"offer_ends_at" timestamp with time zone,
	"token_hash" text,
	"appointment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waitlist_entries_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
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
	"wrote" jsonb,
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
CREATE TABLE "memories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"kind" "memory_kind" NOT NULL,
	"words" text NOT NULL,
	"means" jsonb,
	"source" "memory_source" NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "memories_salonId_id_unique" UNIQUE("salon_id","id")
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
CREATE TABLE "scheduled_asks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"words" text NOT NULL,
	"weekdays" jsonb NOT NULL,
	"month_day" integer,
	"time" text NOT NULL,
	"consent" jsonb,
	"paused_at" timestamp with time zone,
	"done_up_to" timestamp with time zone NOT NULL,
	"chat_id" uuid,
	"last_run_at" timestamp with time zone,
	"last_outcome" "ask_outcome",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scheduled_asks_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
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
	"password_mailed" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "bills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"lines" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"discount_reason" text NOT NULL,
	"tax_percent" real NOT NULL,
	"tax_included" boolean NOT NULL,
	"tax" integer NOT NULL,
	"total" integer NOT NULL,
	"currency" text NOT NULL,
	"stylist_id" uuid NOT NULL,
	"rebooked_id" uuid,
	"was_status" "appointment_status",
	"online_in_gaps" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bills_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "bills_not_negative" CHECK (discount >= 0 and tax >= 0 and total >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_rules" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"min_notice_minutes" integer DEFAULT 120 NOT NULL,
	"horizon_days" integer DEFAULT 90 NOT NULL,
	"step_minutes" integer DEFAULT 15 NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"daily_cap" integer,
	"cutoff_hours" integer DEFAULT 24 NOT NULL,
	"confirmation" "confirmation" DEFAULT 'by_hand' NOT NULL,
	"require_patch_test" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chairs_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "hours_exceptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"hours" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hours_exceptions_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" "salon_role" NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitations_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "released_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stylist_hours" (
	"stylist_id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"week" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
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
CREATE TABLE "shelf_shades" (
	"salon_id" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"line_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shelf_shades_salon_id_brand_id_line_id_code_pk" PRIMARY KEY("salon_id","brand_id","line_id","code")
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
	"parent_id" text,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"parts" jsonb NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_messages_chat_id_id_pk" PRIMARY KEY("chat_id","id")
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
	"client_id" uuid,
	"leaf_id" text,
	"archived_at" timestamp with time zone,
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
CREATE TABLE "client_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"moment" "photo_moment" NOT NULL,
	"pair_id" uuid NOT NULL,
	"consultation_id" uuid,
	"taken_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_photos_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "client_photos_clientId_photoId_unique" UNIQUE("client_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "client_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"kind" "client_test_kind" NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	"brand_id" text,
	"result" "client_test_result" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_tests_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"email_key" text,
	"phone_key" text,
	"name_key" text NOT NULL,
	"birth_date" date,
	"allergies" text,
	"notes" text,
	"must_know" text,
	"preferred_stylist_id" uuid,
	"source" "client_source" NOT NULL,
	"portfolio_consent_at" timestamp with time zone,
	"merged_into_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text GENERATED ALWAYS AS (left(name_key || ' ' || coalesce(email_key, '') || ' ' || coalesce(phone_key, '') || ' ' || coalesce(phone, ''), 600)) STORED NOT NULL,
	CONSTRAINT "clients_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "safety_overrides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"appointment_id" uuid,
	"consultation_id" uuid,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"standing" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"client_id" uuid,
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
	"zones" jsonb,
	"services" text[] DEFAULT '{}' NOT NULL,
	"ai_provider" "ai_provider" NOT NULL,
	"ai_analysis" text NOT NULL,
	"confidence" integer,
	"stylist_notes" text,
	"request" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"usage" jsonb,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consultations_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "formula_overrides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"formula_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"findings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"withheld" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "formulas_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"consultation_id" uuid,
	"client_name" text,
	"label" text NOT NULL,
	"formula_id" uuid,
	"step" integer,
	"minutes" real NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"before" "account_status" NOT NULL,
	"after" "account_status" NOT NULL,
	"checked_by" text NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"license_number" text,
	"license_authority" text,
	"license_expires_on" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_keys" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"provider" "ai_key_provider" NOT NULL,
	"sealed" text NOT NULL,
	"hint" text NOT NULL,
	"stylist_id" uuid NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" "token_scope"[] NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_tokens_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"action" "audit_action" NOT NULL,
	"words" text NOT NULL,
	"stylist_id" uuid,
	"by" text NOT NULL,
	"via" "audit_via" NOT NULL,
	"subject_id" text,
	"chat_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_log_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"stylist_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"status" "restore_status" NOT NULL,
	"salon_name" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"tables" jsonb NOT NULL,
	"files" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"error" text,
	"instance" integer,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "restores_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "retentions" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"months" jsonb NOT NULL,
	"applied_on" date,
	"updated_at" timestamp with time zone NOT NULL
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
CREATE TABLE "inventory_subscriptions" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"is_active" boolean NOT NULL,
	"activated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"category" "item_category" NOT NULL,
	"product_code" text,
	"barcode" text,
	"unit" "item_unit" NOT NULL,
	"unit_size" integer,
	"stock" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone,
	"low_stock_threshold" integer NOT NULL,
	"target_quantity" integer,
	"cost_per_unit" integer,
	"supplier_id" uuid,
	"brand_id" text,
	"line_id" text,
	"part" "priced_part",
	"code" text,
	"volume" real,
	"expires_on" date,
	"notes" text,
	"needs_count" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "items_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "items_never_negative" CHECK (stock >= 0),
	CONSTRAINT "items_linked_whole" CHECK ((brand_id is null) = (line_id is null))
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"name" text NOT NULL,
	"account_number" text,
	"contact_email" text,
	"contact_phone" text,
	"website" text,
	"address" text,
	"notes" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "suppliers_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "formula_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"file" "bytea",
	"status" "import_status" NOT NULL,
	"mapping" jsonb NOT NULL,
	"headings" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"unclear" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text,
	"instance" integer,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "formula_imports_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "library_formulas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"origin" "library_origin" NOT NULL,
	"name" text NOT NULL,
	"client_name" text,
	"client_id" uuid,
	"notation" text NOT NULL,
	"bowls" jsonb NOT NULL,
	"unread" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"brand_id" text,
	"line_id" text,
	"level" real,
	"tone" text,
	"used_on" date,
	"import_id" uuid,
	"import_row" integer,
	"made_from" uuid,
	"consultation_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"words" text GENERATED ALWAYS AS (left(lower(name || ' ' || coalesce(client_name, '') || ' ' || notation || ' ' || notes), 500)) STORED NOT NULL,
	CONSTRAINT "library_formulas_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"sms_on" boolean DEFAULT true NOT NULL,
	"number" text,
	"answering_stylist_id" uuid,
	"reminder_hours" integer[] DEFAULT '{48,3}' NOT NULL,
	"reminder_by_mail" boolean DEFAULT true NOT NULL,
	"reminder_by_sms" boolean DEFAULT true NOT NULL,
	"patch_test_hours" integer DEFAULT 72,
	"no_show_follow_up" boolean DEFAULT true NOT NULL,
	"daily_digest" boolean DEFAULT true NOT NULL,
	"digest_hour" integer DEFAULT 7 NOT NULL,
	"quiet_from" text DEFAULT '21:00' NOT NULL,
	"quiet_to" text DEFAULT '08:00' NOT NULL,
	"per_client_per_day" integer DEFAULT 4 NOT NULL,
	"per_hour" integer DEFAULT 200 NOT NULL,
	"hold_seconds" integer DEFAULT 60 NOT NULL,
	"segment_price_micros" integer,
	"countries" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"salon_id" uuid NOT NULL,
	"kind" "template_kind" NOT NULL,
	"channel" "message_channel" NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_templates_salon_id_kind_channel_pk" PRIMARY KEY("salon_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"channel" "message_channel" NOT NULL,
	"kind" "message_kind" DEFAULT 'notice' NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"sealed" text,
	"status" "message_status" NOT NULL,
	"error" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"instance" integer,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"useless_after" timestamp with time zone,
	"transactional" boolean DEFAULT true NOT NULL,
	"maybe_twice" boolean DEFAULT false NOT NULL,
	"dedupe_key" text,
	"batch_id" uuid,
	"client_id" uuid,
	"appointment_id" uuid,
	"conversation_id" uuid,
	"provider_id" text,
	"segments" integer,
	"price_micros" integer,
	"price_currency" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "outbox_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "outbox_once" UNIQUE("salon_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "sms_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"client_id" uuid,
	"granted" boolean NOT NULL,
	"method" "consent_method" NOT NULL,
	"wording" text NOT NULL,
	"stylist_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"line" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "sms_consents_line_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "sms_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"salon_number" text,
	"client_id" uuid,
	"stylist_id" uuid,
	"answering" "answering" DEFAULT 'assistant' NOT NULL,
	"taken_by_id" uuid,
	"needs_you" boolean DEFAULT false NOT NULL,
	"read_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_conversations_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "sms_conversations_salonId_phone_unique" UNIQUE("salon_id","phone")
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"direction" "sms_direction" NOT NULL,
	"author" "sms_author" NOT NULL,
	"stylist_id" uuid,
	"body" text NOT NULL,
	"media" integer DEFAULT 0 NOT NULL,
	"sid" text,
	"turn" "turn_state",
	"instance" integer,
	"answers_id" uuid,
	"outbox_id" uuid,
	"appointment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_messages_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "sms_receipts" (
	"sid" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "migration_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"migration_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"file" "bytea",
	"mapping" jsonb NOT NULL,
	"proposed_by" text NOT NULL,
	"headings" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "migration_files_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "migration_rows" (
	"salon_id" uuid NOT NULL,
	"migration_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"kind" "migration_kind" NOT NULL,
	"file_id" uuid,
	"row" integer,
	"source_id" text,
	"fields" jsonb NOT NULL,
	"outcome" "migration_outcome" DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"entity_id" uuid,
	"before" jsonb,
	CONSTRAINT "migration_rows_migration_id_ordinal_pk" PRIMARY KEY("migration_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "migrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"platform" "migration_platform" NOT NULL,
	"source" "migration_source" NOT NULL,
	"status" "migration_status" NOT NULL,
	"phase" "migration_phase" NOT NULL,
	"credentials" text,
	"cursors" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"resumed" integer DEFAULT 0 NOT NULL,
	"error_log" text,
	"instance" integer,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "migrations_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "supplier_order_lines" (
	"salon_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"product_code" text,
	"unit" "item_unit" NOT NULL,
	"cost_per_unit" integer,
	"quantity" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_order_lines_order_id_item_id_pk" PRIMARY KEY("order_id","item_id"),
	CONSTRAINT "supplier_order_lines_positive" CHECK (quantity > 0 and received >= 0)
);
--> statement-breakpoint
CREATE TABLE "supplier_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"status" "order_status" NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"expected_on" date,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "supplier_orders_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "line_offsets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"line" text NOT NULL,
	"offset" real NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "line_offsets_line" UNIQUE("salon_id","line")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"consultation_id" uuid NOT NULL,
	"happy" boolean NOT NULL,
	"level_reached" real,
	"tone" text,
	"level_planned" real,
	"tone_planned" text,
	"line" text,
	"photo_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outcomes_consultation" UNIQUE("salon_id","consultation_id")
);
--> statement-breakpoint
CREATE TABLE "day_closes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"float" integer NOT NULL,
	"cash" integer NOT NULL,
	"counted" integer NOT NULL,
	"note" text NOT NULL,
	"stylist_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "day_closes_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"object_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"line" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "ledger_entries_line_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "ledger_entries_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "ledger_entries_once" UNIQUE("kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "payment_settings" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"refund_in_time" boolean DEFAULT true NOT NULL,
	"pay_within_minutes" integer DEFAULT 30 NOT NULL,
	"tax_percent" real DEFAULT 0 NOT NULL,
	"tax_included" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_settings_window" CHECK (pay_within_minutes between 30 and 1440),
	CONSTRAINT "payment_settings_tax" CHECK (tax_percent between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"purpose" "payment_purpose" NOT NULL,
	"status" "payment_status" NOT NULL,
	"method" "payment_method" DEFAULT 'stripe' NOT NULL,
	"amount" integer NOT NULL,
	"tip" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"appointment_id" uuid,
	"bill_id" uuid,
	"client_id" uuid,
	"stylist_id" uuid,
	"session_id" text,
	"url" text,
	"expires_at" timestamp with time zone,
	"intent_id" text,
	"customer_id" text,
	"method_id" text,
	"card_brand" text,
	"card_last4" text,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "payments_not_negative" CHECK (amount >= tip and tip >= 0),
	CONSTRAINT "payments_by_hand" CHECK (method = 'stripe' or status in ('paid', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "plan_billing" (
	"salon_id" uuid NOT NULL,
	"product" "plan_product" NOT NULL,
	"plan" text,
	"asked_plan" text,
	"session_id" text,
	"customer_id" text,
	"subscription_id" text,
	"status" text,
	"ends_at_period_end" boolean DEFAULT false NOT NULL,
	"renews_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_billing_salon_id_product_pk" PRIMARY KEY("salon_id","product")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" "refund_status" NOT NULL,
	"refund_id" text,
	"error" text,
	"stylist_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "refunds_positive" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
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
CREATE TABLE "product_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"line_id" text NOT NULL,
	"part" "priced_part" NOT NULL,
	"code" text,
	"pack_grams" real NOT NULL,
	"price" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_prices_of" UNIQUE NULLS NOT DISTINCT("salon_id","brand_id","line_id","part","code")
);
--> statement-breakpoint
CREATE TABLE "reweighs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"formula_id" uuid NOT NULL,
	"mixed_grams" real NOT NULL,
	"left_grams" real NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roadmap_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"consultation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"show_cost" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roadmap_shares_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "roadmap_shares_salonId_consultationId_unique" UNIQUE("salon_id","consultation_id")
);
--> statement-breakpoint
CREATE TABLE "salons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"hourly_rate" integer,
	"product_rate" integer,
	"overhead_percent" real DEFAULT 25 NOT NULL,
	"margin_percent" real DEFAULT 20 NOT NULL,
	"learns_from_taps" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"base_price" integer NOT NULL,
	"price_max" integer,
	"before" integer,
	"batch_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_prices_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" "service_category" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"base_price" integer NOT NULL,
	"price_range" text,
	"price_max" integer,
	"price_from" boolean DEFAULT false NOT NULL,
	"pay_at_booking" "pay_at_booking" DEFAULT 'none' NOT NULL,
	"deposit_amount" integer,
	"deposit_percent" real,
	"no_show_percent" real,
	"segments" jsonb NOT NULL,
	"online" boolean DEFAULT true NOT NULL,
	"online_in_processing" boolean DEFAULT false NOT NULL,
	"needs_patch_test" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "services_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "services_deposit" CHECK ((pay_at_booking = 'deposit') = ((deposit_amount is null) <> (deposit_percent is null)))
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"salon_id" uuid NOT NULL,
	"platform" "platform" NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"announced_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_accounts_salon_id_platform_pk" PRIMARY KEY("salon_id","platform")
);
--> statement-breakpoint
CREATE TABLE "social_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"step" text NOT NULL,
	"ok" boolean NOT NULL,
	"said" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"post_type" "post_type" NOT NULL,
	"caption" text NOT NULL,
	"platforms" "platform"[] NOT NULL,
	"hashtags" text[] NOT NULL,
	"ai_generated" boolean NOT NULL,
	"status" "post_status" NOT NULL,
	"scheduled_for" timestamp with time zone,
	"photo_id" uuid,
	"client_id" uuid,
	"photo_pulled" boolean DEFAULT false NOT NULL,
	"consultation_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "social_posts_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "social_posts_scheduled" CHECK (status <> 'scheduled' or scheduled_for is not null)
);
--> statement-breakpoint
CREATE TABLE "social_publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"platform" "platform" NOT NULL,
	"state" "publication_state" NOT NULL,
	"instance" bigint,
	"container_id" text,
	"remote_id" text,
	"url" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"attempted_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "social_publications_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "social_publications_once" UNIQUE("post_id","platform")
);
--> statement-breakpoint
CREATE TABLE "social_subscriptions" (
	"salon_id" uuid PRIMARY KEY NOT NULL,
	"tier" "social_tier" NOT NULL,
	"posts_generated" integer DEFAULT 0 NOT NULL,
	"period_starts_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posts_generated_not_negative" CHECK (posts_generated >= 0)
);
--> statement-breakpoint
CREATE TABLE "mixed_bowls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"formula_id" uuid,
	"name" text NOT NULL,
	"client_id" uuid,
	"appointment_id" uuid,
	"service_id" uuid,
	"grams" real NOT NULL,
	"left_grams" real,
	"drawn" jsonb NOT NULL,
	"cost" integer,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "mixed_bowls_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"kind" "movement_kind" NOT NULL,
	"amount" bigint NOT NULL,
	"after" bigint NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"reason" "adjust_reason",
	"note" text DEFAULT '' NOT NULL,
	"bowl_id" uuid,
	"order_id" uuid,
	"take_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"line" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "stock_movements_line_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "stock_movements_salonId_id_unique" UNIQUE("salon_id","id"),
	CONSTRAINT "stock_movements_never_negative" CHECK (after >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_take_lines" (
	"salon_id" uuid NOT NULL,
	"take_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"open" integer DEFAULT 0 NOT NULL,
	"expected" bigint NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_take_lines_take_id_item_id_pk" PRIMARY KEY("take_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "stock_takes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"status" "stock_take_status" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "stock_takes_salonId_id_unique" UNIQUE("salon_id","id")
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
	"license_authority" text,
	"license_expires_on" date,
	"years_of_experience" integer,
	"salon_name" text,
	"salon_address" text,
	"website" text,
	"booking_slug" text,
	"bio" text,
	"specialties" text[] DEFAULT '{}' NOT NULL,
	"developer_brand_id" text,
	"developer_volume" integer DEFAULT 20 NOT NULL,
	"shelf_only" boolean DEFAULT false NOT NULL,
	"lines_told_at" timestamp with time zone,
	"verified_at" timestamp with time zone,
	"left_at" timestamp with time zone,
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
CREATE TABLE "practice_formulas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"scenario" integer NOT NULL,
	"target" integer NOT NULL,
	"score" integer NOT NULL,
	"grade" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_examples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"name" text NOT NULL,
	"example" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_links" ADD CONSTRAINT "appointment_links_salon_id_appointment_id_appointments_salon_id_id_fk" FOREIGN KEY ("salon_id","appointment_id") REFERENCES "public"."appointments"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_hold_their_time" FOREIGN KEY ("salon_id","occupancy_id","stylist_id","starts_at","ends_at") REFERENCES "public"."occupancies"("salon_id","id","stylist_id","starts_at","ends_at") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_salon_id_chair_id_chairs_salon_id_id_fk" FOREIGN KEY ("salon_id","chair_id") REFERENCES "public"."chairs"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_salon_id_appointment_id_appointments_salon_id_id_fk" FOREIGN KEY ("salon_id","appointment_id") REFERENCES "public"."appointments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_requests" ADD CONSTRAINT "act_requests_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "act_requests" ADD CONSTRAINT "act_requests_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_actions" ADD CONSTRAINT "chat_actions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_actions" ADD CONSTRAINT "chat_actions_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_shares" ADD CONSTRAINT "chat_shares_salon_id_chat_id_chats_salon_id_id_fk" FOREIGN KEY ("salon_id","chat_id") REFERENCES "public"."chats"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_asks" ADD CONSTRAINT "scheduled_asks_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_asks" ADD CONSTRAINT "scheduled_asks_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_salon_id_appointment_id_appointments_salon_id_id_fk" FOREIGN KEY ("salon_id","appointment_id") REFERENCES "public"."appointments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bills" ADD CONSTRAINT "bills_salon_id_rebooked_id_appointments_salon_id_id_fk" FOREIGN KEY ("salon_id","rebooked_id") REFERENCES "public"."appointments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_rules" ADD CONSTRAINT "booking_rules_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "released_slugs" ADD CONSTRAINT "released_slugs_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_hours" ADD CONSTRAINT "stylist_hours_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_hours" ADD CONSTRAINT "stylist_hours_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_preferences" ADD CONSTRAINT "brand_preferences_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_preferences" ADD CONSTRAINT "brand_preferences_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shelf_shades" ADD CONSTRAINT "shelf_shades_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_chunks" ADD CONSTRAINT "chat_chunks_salon_id_run_id_chat_runs_salon_id_id_fk" FOREIGN KEY ("salon_id","run_id") REFERENCES "public"."chat_runs"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_salon_id_chat_id_chats_salon_id_id_fk" FOREIGN KEY ("salon_id","chat_id") REFERENCES "public"."chats"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_runs" ADD CONSTRAINT "chat_runs_salon_id_chat_id_chats_salon_id_id_fk" FOREIGN KEY ("salon_id","chat_id") REFERENCES "public"."chats"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tool_receipts" ADD CONSTRAINT "tool_receipts_salon_id_chat_id_chats_salon_id_id_fk" FOREIGN KEY ("salon_id","chat_id") REFERENCES "public"."chats"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_photos" ADD CONSTRAINT "client_photos_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_photos" ADD CONSTRAINT "client_photos_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_photos" ADD CONSTRAINT "client_photos_salon_id_photo_id_photos_salon_id_id_fk" FOREIGN KEY ("salon_id","photo_id") REFERENCES "public"."photos"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_photos" ADD CONSTRAINT "client_photos_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tests" ADD CONSTRAINT "client_tests_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tests" ADD CONSTRAINT "client_tests_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tests" ADD CONSTRAINT "client_tests_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_salon_id_merged_into_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","merged_into_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_overrides" ADD CONSTRAINT "safety_overrides_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_overrides" ADD CONSTRAINT "safety_overrides_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_overrides" ADD CONSTRAINT "safety_overrides_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_photos" ADD CONSTRAINT "consultation_photos_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_photos" ADD CONSTRAINT "consultation_photos_salon_id_photo_id_photos_salon_id_id_fk" FOREIGN KEY ("salon_id","photo_id") REFERENCES "public"."photos"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_salon_id_parent_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","parent_consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_overrides" ADD CONSTRAINT "formula_overrides_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_overrides" ADD CONSTRAINT "formula_overrides_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_overrides" ADD CONSTRAINT "formula_overrides_salon_id_formula_id_formulas_salon_id_id_fk" FOREIGN KEY ("salon_id","formula_id") REFERENCES "public"."formulas"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formulas" ADD CONSTRAINT "formulas_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formulas" ADD CONSTRAINT "formulas_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_salon_id_formula_id_formulas_salon_id_id_fk" FOREIGN KEY ("salon_id","formula_id") REFERENCES "public"."formulas"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_checks" ADD CONSTRAINT "account_checks_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_checks" ADD CONSTRAINT "account_checks_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_keys" ADD CONSTRAINT "ai_keys_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_keys" ADD CONSTRAINT "ai_keys_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restores" ADD CONSTRAINT "restores_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restores" ADD CONSTRAINT "restores_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retentions" ADD CONSTRAINT "retentions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_subscriptions" ADD CONSTRAINT "inventory_subscriptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_salon_id_supplier_id_suppliers_salon_id_id_fk" FOREIGN KEY ("salon_id","supplier_id") REFERENCES "public"."suppliers"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_imports" ADD CONSTRAINT "formula_imports_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_imports" ADD CONSTRAINT "formula_imports_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_formulas" ADD CONSTRAINT "library_formulas_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_formulas" ADD CONSTRAINT "library_formulas_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_salon_id_answering_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","answering_stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_salon_id_appointment_id_appointments_salon_id_id_fk" FOREIGN KEY ("salon_id","appointment_id") REFERENCES "public"."appointments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_salon_id_conversation_id_sms_conversations_salon_id_id_fk" FOREIGN KEY ("salon_id","conversation_id") REFERENCES "public"."sms_conversations"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_consents" ADD CONSTRAINT "sms_consents_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_conversations" ADD CONSTRAINT "sms_conversations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_conversations" ADD CONSTRAINT "sms_conversations_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_conversations" ADD CONSTRAINT "sms_conversations_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_conversations" ADD CONSTRAINT "sms_conversations_salon_id_taken_by_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","taken_by_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_salon_id_conversation_id_sms_conversations_salon_id_id_fk" FOREIGN KEY ("salon_id","conversation_id") REFERENCES "public"."sms_conversations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_salon_id_outbox_id_outbox_salon_id_id_fk" FOREIGN KEY ("salon_id","outbox_id") REFERENCES "public"."outbox"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_salon_id_appointment_id_appointments_salon_id_id_fk" FOREIGN KEY ("salon_id","appointment_id") REFERENCES "public"."appointments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_files" ADD CONSTRAINT "migration_files_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_files" ADD CONSTRAINT "migration_files_salon_id_migration_id_migrations_salon_id_id_fk" FOREIGN KEY ("salon_id","migration_id") REFERENCES "public"."migrations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_rows" ADD CONSTRAINT "migration_rows_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_rows" ADD CONSTRAINT "migration_rows_salon_id_migration_id_migrations_salon_id_id_fk" FOREIGN KEY ("salon_id","migration_id") REFERENCES "public"."migrations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migrations" ADD CONSTRAINT "migrations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migrations" ADD CONSTRAINT "migrations_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migrations" ADD CONSTRAINT "migrations_started_by" FOREIGN KEY ("salon_id","started_by") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_order_lines" ADD CONSTRAINT "supplier_order_lines_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_order_lines" ADD CONSTRAINT "supplier_order_lines_salon_id_order_id_supplier_orders_salon_id_id_fk" FOREIGN KEY ("salon_id","order_id") REFERENCES "public"."supplier_orders"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_order_lines" ADD CONSTRAINT "supplier_order_lines_salon_id_item_id_items_salon_id_id_fk" FOREIGN KEY ("salon_id","item_id") REFERENCES "public"."items"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_orders" ADD CONSTRAINT "supplier_orders_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_orders" ADD CONSTRAINT "supplier_orders_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_orders" ADD CONSTRAINT "supplier_orders_salon_id_supplier_id_suppliers_salon_id_id_fk" FOREIGN KEY ("salon_id","supplier_id") REFERENCES "public"."suppliers"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_orders" ADD CONSTRAINT "supplier_orders_salon_id_message_id_outbox_salon_id_id_fk" FOREIGN KEY ("salon_id","message_id") REFERENCES "public"."outbox"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_offsets" ADD CONSTRAINT "line_offsets_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_offsets" ADD CONSTRAINT "line_offsets_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_salon_id_photo_id_photos_salon_id_id_fk" FOREIGN KEY ("salon_id","photo_id") REFERENCES "public"."photos"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_closes" ADD CONSTRAINT "day_closes_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_salon_id_payment_id_payments_salon_id_id_fk" FOREIGN KEY ("salon_id","payment_id") REFERENCES "public"."payments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_settings" ADD CONSTRAINT "payment_settings_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_salon_id_appointment_id_appointments_salon_id_id_fk" FOREIGN KEY ("salon_id","appointment_id") REFERENCES "public"."appointments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_salon_id_bill_id_bills_salon_id_id_fk" FOREIGN KEY ("salon_id","bill_id") REFERENCES "public"."bills"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_billing" ADD CONSTRAINT "plan_billing_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_salon_id_payment_id_payments_salon_id_id_fk" FOREIGN KEY ("salon_id","payment_id") REFERENCES "public"."payments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reweighs" ADD CONSTRAINT "reweighs_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reweighs" ADD CONSTRAINT "reweighs_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reweighs" ADD CONSTRAINT "reweighs_salon_id_formula_id_formulas_salon_id_id_fk" FOREIGN KEY ("salon_id","formula_id") REFERENCES "public"."formulas"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_shares" ADD CONSTRAINT "roadmap_shares_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_shares" ADD CONSTRAINT "roadmap_shares_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_shares" ADD CONSTRAINT "roadmap_shares_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_salon_id_service_id_services_salon_id_id_fk" FOREIGN KEY ("salon_id","service_id") REFERENCES "public"."services"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_attempts" ADD CONSTRAINT "social_attempts_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_attempts" ADD CONSTRAINT "social_attempts_salon_id_publication_id_social_publications_salon_id_id_fk" FOREIGN KEY ("salon_id","publication_id") REFERENCES "public"."social_publications"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_salon_id_photo_id_photos_salon_id_id_fk" FOREIGN KEY ("salon_id","photo_id") REFERENCES "public"."photos"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_posts" ADD CONSTRAINT "social_posts_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_publications" ADD CONSTRAINT "social_publications_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_publications" ADD CONSTRAINT "social_publications_salon_id_post_id_social_posts_salon_id_id_fk" FOREIGN KEY ("salon_id","post_id") REFERENCES "public"."social_posts"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_subscriptions" ADD CONSTRAINT "social_subscriptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mixed_bowls" ADD CONSTRAINT "mixed_bowls_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mixed_bowls" ADD CONSTRAINT "mixed_bowls_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mixed_bowls" ADD CONSTRAINT "mixed_bowls_salon_id_formula_id_formulas_salon_id_id_fk" FOREIGN KEY ("salon_id","formula_id") REFERENCES "public"."formulas"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mixed_bowls" ADD CONSTRAINT "mixed_bowls_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mixed_bowls" ADD CONSTRAINT "mixed_bowls_salon_id_appointment_id_appointments_salon_id_id_fk" FOREIGN KEY ("salon_id","appointment_id") REFERENCES "public"."appointments"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_salon_id_item_id_items_salon_id_id_fk" FOREIGN KEY ("salon_id","item_id") REFERENCES "public"."items"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_salon_id_bowl_id_mixed_bowls_salon_id_id_fk" FOREIGN KEY ("salon_id","bowl_id") REFERENCES "public"."mixed_bowls"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_salon_id_order_id_supplier_orders_salon_id_id_fk" FOREIGN KEY ("salon_id","order_id") REFERENCES "public"."supplier_orders"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_salon_id_take_id_stock_takes_salon_id_id_fk" FOREIGN KEY ("salon_id","take_id") REFERENCES "public"."stock_takes"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_take_lines" ADD CONSTRAINT "stock_take_lines_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_take_lines" ADD CONSTRAINT "stock_take_lines_salon_id_take_id_stock_takes_salon_id_id_fk" FOREIGN KEY ("salon_id","take_id") REFERENCES "public"."stock_takes"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_take_lines" ADD CONSTRAINT "stock_take_lines_salon_id_item_id_items_salon_id_id_fk" FOREIGN KEY ("salon_id","item_id") REFERENCES "public"."items"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_takes" ADD CONSTRAINT "stock_takes_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_reservations" ADD CONSTRAINT "quota_reservations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_formulas" ADD CONSTRAINT "practice_formulas_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_formulas" ADD CONSTRAINT "practice_formulas_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_links_token_hash_index" ON "appointment_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "appointment_links_salon_id_appointment_id_index" ON "appointment_links" USING btree ("salon_id","appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_occupancy" ON "appointments" USING btree ("occupancy_id");--> statement-breakpoint
CREATE INDEX "appointments_salon_id_created_at_id_index" ON "appointments" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointments_salon_id_stylist_id_starts_at_index" ON "appointments" USING btree ("salon_id","stylist_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_salon_id_starts_at_index" ON "appointments" USING btree ("salon_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_coming" ON "appointments" USING btree ("starts_at") WHERE status in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "appointments_salon_id_client_id_starts_at_index" ON "appointments" USING btree ("salon_id","client_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointments_salon_id_series_id_index" ON "appointments" USING btree ("salon_id","series_id");--> statement-breakpoint
CREATE INDEX "appointments_unpaid" ON "appointments" USING btree ("pay_by") WHERE pay_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_hash_index" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "occupancies_salon_id_stylist_id_starts_at_index" ON "occupancies" USING btree ("salon_id","stylist_id","starts_at");--> statement-breakpoint
CREATE INDEX "occupancies_salon_id_starts_at_index" ON "occupancies" USING btree ("salon_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_token_hash_index" ON "waitlist_entries" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "waitlist_entries_salon_id_status_created_at_index" ON "waitlist_entries" USING btree ("salon_id","status","created_at");--> statement-breakpoint
CREATE INDEX "act_requests_salon_id_stylist_id_created_at_index" ON "act_requests" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_actions_salon_id_created_at_id_index" ON "chat_actions" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_actions_salon_id_chat_id_index" ON "chat_actions" USING btree ("salon_id","chat_id");--> statement-breakpoint
CREATE INDEX "chat_actions_records" ON "chat_actions" USING gin ("records" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_shares_token_hash_index" ON "chat_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chat_shares_salon_id_chat_id_index" ON "chat_shares" USING btree ("salon_id","chat_id");--> statement-breakpoint
CREATE INDEX "memories_salon_id_created_at_id_index" ON "memories" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_index" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_salon_id_stylist_id_index" ON "push_subscriptions" USING btree ("salon_id","stylist_id");--> statement-breakpoint
CREATE INDEX "scheduled_asks_salon_id_stylist_id_created_at_index" ON "scheduled_asks" USING btree ("salon_id","stylist_id","created_at");--> statement-breakpoint
CREATE INDEX "account_user_id_index" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limit_started_at_index" ON "rate_limit" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier_index" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "bills_of_visit" ON "bills" USING btree ("salon_id","appointment_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "hours_exceptions_salon_id_to_date_index" ON "hours_exceptions" USING btree ("salon_id","to_date");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_index" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_salon_id_created_at_index" ON "invitations" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "brand_preferences_salon_id_stylist_id_index" ON "brand_preferences" USING btree ("salon_id","stylist_id");--> statement-breakpoint
CREATE INDEX "chat_messages_chat_id_position_index" ON "chat_messages" USING btree ("chat_id","position");--> statement-breakpoint
CREATE INDEX "chat_runs_chat_id_started_at_index" ON "chat_runs" USING btree ("chat_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chats_salon_id_stylist_id_updated_at_index" ON "chats" USING btree ("salon_id","stylist_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chats_salon_id_client_id_index" ON "chats" USING btree ("salon_id","client_id");--> statement-breakpoint
CREATE INDEX "client_photos_salon_id_client_id_taken_on_index" ON "client_photos" USING btree ("salon_id","client_id","taken_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_tests_salon_id_client_id_done_at_index" ON "client_tests" USING btree ("salon_id","client_id","done_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("salon_id","name_key");--> statement-breakpoint
CREATE INDEX "clients_by_email" ON "clients" USING btree ("salon_id","email_key");--> statement-breakpoint
CREATE INDEX "clients_by_phone" ON "clients" USING btree ("salon_id","phone_key");--> statement-breakpoint
CREATE INDEX "clients_merged" ON "clients" USING btree ("salon_id","merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "clients_found" ON "clients" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"words");--> statement-breakpoint
CREATE INDEX "safety_overrides_salon_id_client_id_created_at_index" ON "safety_overrides" USING btree ("salon_id","client_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultations_salon_id_created_at_index" ON "consultations" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultations_salon_id_client_name_index" ON "consultations" USING btree ("salon_id","client_name");--> statement-breakpoint
CREATE INDEX "consultations_salon_id_client_id_created_at_index" ON "consultations" USING btree ("salon_id","client_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "formula_overrides_salon_id_created_at_index" ON "formula_overrides" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "formulas_salon_id_created_at_index" ON "formulas" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "formulas_consultation_id_index" ON "formulas" USING btree ("consultation_id");--> statement-breakpoint
CREATE INDEX "timers_salon_id_ends_at_index" ON "timers" USING btree ("salon_id","ends_at");--> statement-breakpoint
CREATE INDEX "account_checks_salon_id_stylist_id_created_at_index" ON "account_checks" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_checks_expiry" ON "account_checks" USING btree ("license_expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token_hash_index" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_salon_id_created_at_index" ON "api_tokens" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_salon_id_created_at_id_index" ON "audit_log" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deletions_due" ON "deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "restores_salon_id_created_at_index" ON "restores" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "restores_open" ON "restores" USING btree ("created_at") WHERE status in ('pending', 'in_progress');--> statement-breakpoint
CREATE UNIQUE INDEX "items_by_barcode" ON "items" USING btree ("salon_id","barcode") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "items_salon_id_created_at_id_index" ON "items" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "items_by_shade" ON "items" USING btree ("salon_id","brand_id","line_id");--> statement-breakpoint
CREATE INDEX "suppliers_salon_id_created_at_index" ON "suppliers" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "formula_imports_salon_id_created_at_index" ON "formula_imports" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_formulas_salon_id_created_at_id_index" ON "library_formulas" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_formulas_salon_id_import_id_index" ON "library_formulas" USING btree ("salon_id","import_id");--> statement-breakpoint
CREATE INDEX "library_formulas_salon_id_client_id_index" ON "library_formulas" USING btree ("salon_id","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "library_formulas_found" ON "library_formulas" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"words","brand_id","line_id","level","tone","origin","import_id");--> statement-breakpoint
CREATE INDEX "library_formulas_long" ON "library_formulas" USING btree ("salon_id") WHERE char_length(words) = 500;--> statement-breakpoint
CREATE INDEX "library_formulas_unread" ON "library_formulas" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE unread <> '[]'::jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "message_settings_by_number" ON "message_settings" USING btree ("number");--> statement-breakpoint
CREATE INDEX "outbox_salon_id_created_at_id_index" ON "outbox" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE status in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_by_recipient" ON "outbox" USING btree ("salon_id","recipient","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_by_provider" ON "outbox" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "sms_consents_salon_id_phone_line_index" ON "sms_consents" USING btree ("salon_id","phone","line" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_conversations_salon_id_last_at_index" ON "sms_conversations" USING btree ("salon_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sms_conversations_by_phone" ON "sms_conversations" USING btree ("phone","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_by_sid" ON "sms_messages" USING btree ("sid");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_messages_one_answer" ON "sms_messages" USING btree ("answers_id");--> statement-breakpoint
CREATE INDEX "sms_messages_salon_id_conversation_id_created_at_id_index" ON "sms_messages" USING btree ("salon_id","conversation_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "migration_files_salon_id_migration_id_index" ON "migration_files" USING btree ("salon_id","migration_id");--> statement-breakpoint
CREATE INDEX "migration_rows_salon_id_migration_id_outcome_ordinal_index" ON "migration_rows" USING btree ("salon_id","migration_id","outcome","ordinal");--> statement-breakpoint
CREATE INDEX "migration_rows_salon_id_migration_id_kind_source_id_index" ON "migration_rows" USING btree ("salon_id","migration_id","kind","source_id");--> statement-breakpoint
CREATE INDEX "migration_rows_salon_id_entity_id_index" ON "migration_rows" USING btree ("salon_id","entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "migrations_under_way" ON "migrations" USING btree ("salon_id","stylist_id") WHERE status = 'in_progress' or (status = 'pending' and phase <> 'review');--> statement-breakpoint
CREATE INDEX "migrations_salon_id_stylist_id_created_at_index" ON "migrations" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "migrations_open" ON "migrations" USING btree ("created_at") WHERE status in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "supplier_order_lines_salon_id_item_id_index" ON "supplier_order_lines" USING btree ("salon_id","item_id");--> statement-breakpoint
CREATE INDEX "supplier_orders_salon_id_created_at_id_index" ON "supplier_orders" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outcomes_salon_id_line_index" ON "outcomes" USING btree ("salon_id","line");--> statement-breakpoint
CREATE UNIQUE INDEX "day_closes_once" ON "day_closes" USING btree ("salon_id","day");--> statement-breakpoint
CREATE INDEX "ledger_entries_salon_id_line_index" ON "ledger_entries" USING btree ("salon_id","line" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entries_salon_id_payment_id_index" ON "ledger_entries" USING btree ("salon_id","payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_session" ON "payments" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_intent" ON "payments" USING btree ("intent_id");--> statement-breakpoint
CREATE INDEX "payments_salon_id_created_at_id_index" ON "payments" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_salon_id_appointment_id_index" ON "payments" USING btree ("salon_id","appointment_id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_billing_by_subscription" ON "plan_billing" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_billing_by_session" ON "plan_billing" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_by_refund" ON "refunds" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refunds_salon_id_payment_id_index" ON "refunds" USING btree ("salon_id","payment_id");--> statement-breakpoint
CREATE INDEX "refunds_wanted" ON "refunds" USING btree ("created_at") WHERE status = 'wanted';--> statement-breakpoint
CREATE INDEX "photos_salon_id_created_at_index" ON "photos" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE INDEX "reweighs_salon_id_formula_id_created_at_index" ON "reweighs" USING btree ("salon_id","formula_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "service_prices_salon_id_service_id_created_at_index" ON "service_prices" USING btree ("salon_id","service_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "service_prices_salon_id_batch_id_index" ON "service_prices" USING btree ("salon_id","batch_id");--> statement-breakpoint
CREATE INDEX "services_salon_id_stylist_id_created_at_index" ON "services" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "social_attempts_salon_id_publication_id_created_at_index" ON "social_attempts" USING btree ("salon_id","publication_id","created_at");--> statement-breakpoint
CREATE INDEX "social_posts_salon_id_created_at_id_index" ON "social_posts" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "social_posts_due" ON "social_posts" USING btree ("scheduled_for") WHERE status in ('scheduled', 'publishing');--> statement-breakpoint
CREATE INDEX "social_posts_salon_id_client_id_index" ON "social_posts" USING btree ("salon_id","client_id");--> statement-breakpoint
CREATE INDEX "mixed_bowls_salon_id_created_at_id_index" ON "mixed_bowls" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mixed_bowls_salon_id_formula_id_created_at_index" ON "mixed_bowls" USING btree ("salon_id","formula_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mixed_bowls_salon_id_service_id_created_at_index" ON "mixed_bowls" USING btree ("salon_id","service_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_movements_salon_id_item_id_line_index" ON "stock_movements" USING btree ("salon_id","item_id","line" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_movements_salon_id_created_at_id_index" ON "stock_movements" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_takes_open" ON "stock_takes" USING btree ("salon_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_user_id_index" ON "stylists" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_booking_slug_index" ON "stylists" USING btree ("booking_slug");--> statement-breakpoint
CREATE INDEX "stylists_salon_id_created_at_index" ON "stylists" USING btree ("salon_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "stylists_owner" ON "stylists" USING btree ("salon_id") WHERE role = 'owner';--> statement-breakpoint
CREATE INDEX "quota_reservations_salon_id_index" ON "quota_reservations" USING btree ("salon_id");--> statement-breakpoint
CREATE INDEX "practice_formulas_salon_id_stylist_id_created_at_index" ON "practice_formulas" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "training_examples_salon_id_created_at_index" ON "training_examples" USING btree ("salon_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
-- what the schema cannot say: no two visits of a stylist or in a chair at once
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_stylist_free" EXCLUDE USING gist ("stylist_id" WITH =, "busy" WITH &&);
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_chair_free" EXCLUDE USING gist ("chair_id" WITH =, "chair_busy" WITH &&);
