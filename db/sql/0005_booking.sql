CREATE TYPE "public"."appointment_source" AS ENUM('page', 'chat', 'staff', 'assistant', 'sms', 'import');--> statement-breakpoint
CREATE TYPE "public"."appointment_status" AS ENUM('pending', 'confirmed', 'cancelled', 'completed');--> statement-breakpoint
CREATE TYPE "public"."cancelled_by" AS ENUM('client', 'salon', 'no_show');--> statement-breakpoint
CREATE TYPE "public"."occupancy_kind" AS ENUM('appointment', 'block', 'hold');--> statement-breakpoint
CREATE TYPE "public"."waitlist_status" AS ENUM('waiting', 'offered', 'booked', 'expired', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."confirmation" AS ENUM('by_hand', 'automatic');--> statement-breakpoint
CREATE TYPE "public"."photo_moment" AS ENUM('before', 'after');--> statement-breakpoint
CREATE TYPE "public"."client_source" AS ENUM('staff', 'booking', 'consultation', 'chat', 'import');--> statement-breakpoint
CREATE TYPE "public"."client_test_kind" AS ENUM('patch', 'strand');--> statement-breakpoint
CREATE TYPE "public"."client_test_result" AS ENUM('pending', 'passed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."service_category" AS ENUM('Color Services', 'Cutting & Styling', 'Chemical Services', 'Special Occasion', 'Treatments', 'Extensions', 'Other');--> statement-breakpoint
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
	"notes" text DEFAULT '' NOT NULL,
	"status" "appointment_status" NOT NULL,
	"cancelled_by" "cancelled_by",
	"source" "appointment_source" NOT NULL,
	"series_id" uuid,
	"occupancy_id" uuid,
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
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" "service_category" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"base_price" integer NOT NULL,
	"price_range" text,
	"segments" jsonb NOT NULL,
	"online" boolean DEFAULT true NOT NULL,
	"online_in_processing" boolean DEFAULT false NOT NULL,
	"needs_patch_test" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "services_salonId_id_unique" UNIQUE("salon_id","id")
);
--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "library_formulas" ADD COLUMN "client_id" uuid;--> statement-breakpoint
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
ALTER TABLE "booking_rules" ADD CONSTRAINT "booking_rules_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chairs" ADD CONSTRAINT "chairs_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hours_exceptions" ADD CONSTRAINT "hours_exceptions_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "released_slugs" ADD CONSTRAINT "released_slugs_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_hours" ADD CONSTRAINT "stylist_hours_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_hours" ADD CONSTRAINT "stylist_hours_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "services" ADD CONSTRAINT "services_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_links_token_hash_index" ON "appointment_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "appointment_links_salon_id_appointment_id_index" ON "appointment_links" USING btree ("salon_id","appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_occupancy" ON "appointments" USING btree ("occupancy_id");--> statement-breakpoint
CREATE INDEX "appointments_salon_id_created_at_id_index" ON "appointments" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointments_salon_id_stylist_id_starts_at_index" ON "appointments" USING btree ("salon_id","stylist_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_salon_id_starts_at_index" ON "appointments" USING btree ("salon_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_salon_id_client_id_starts_at_index" ON "appointments" USING btree ("salon_id","client_id","starts_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "appointments_salon_id_series_id_index" ON "appointments" USING btree ("salon_id","series_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_hash_index" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "occupancies_salon_id_stylist_id_starts_at_index" ON "occupancies" USING btree ("salon_id","stylist_id","starts_at");--> statement-breakpoint
CREATE INDEX "occupancies_salon_id_starts_at_index" ON "occupancies" USING btree ("salon_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_token_hash_index" ON "waitlist_entries" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "waitlist_entries_salon_id_status_created_at_index" ON "waitlist_entries" USING btree ("salon_id","status","created_at");--> statement-breakpoint
CREATE INDEX "hours_exceptions_salon_id_to_date_index" ON "hours_exceptions" USING btree ("salon_id","to_date");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_index" ON "invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitations_salon_id_created_at_index" ON "invitations" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_photos_salon_id_client_id_taken_on_index" ON "client_photos" USING btree ("salon_id","client_id","taken_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "client_tests_salon_id_client_id_done_at_index" ON "client_tests" USING btree ("salon_id","client_id","done_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clients_by_name" ON "clients" USING btree ("salon_id","name_key");--> statement-breakpoint
CREATE INDEX "clients_by_email" ON "clients" USING btree ("salon_id","email_key");--> statement-breakpoint
CREATE INDEX "clients_by_phone" ON "clients" USING btree ("salon_id","phone_key");--> statement-breakpoint
CREATE INDEX "clients_found" ON "clients" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"words");--> statement-breakpoint
CREATE INDEX "safety_overrides_salon_id_client_id_created_at_index" ON "safety_overrides" USING btree ("salon_id","client_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "services_salon_id_stylist_id_created_at_index" ON "services" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_formulas" ADD CONSTRAINT "library_formulas_salon_id_client_id_clients_salon_id_id_fk" FOREIGN KEY ("salon_id","client_id") REFERENCES "public"."clients"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chats_salon_id_client_id_index" ON "chats" USING btree ("salon_id","client_id");--> statement-breakpoint
CREATE INDEX "consultations_salon_id_client_id_created_at_index" ON "consultations" USING btree ("salon_id","client_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_formulas_salon_id_client_id_index" ON "library_formulas" USING btree ("salon_id","client_id") WHERE client_id is not null;