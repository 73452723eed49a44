CREATE TYPE "public"."ai_key_provider" AS ENUM('gemini');--> statement-breakpoint
CREATE TYPE "public"."audit_action" AS ENUM('team.invited', 'team.joined', 'team.role_changed', 'team.left', 'profile.changed', 'verification.changed', 'subscription.changed', 'settings.changed', 'ai_key.saved', 'ai_key.removed', 'token.made', 'token.revoked', 'client.erased', 'client.merged', 'client.exported', 'migration.started', 'migration.undone', 'export.made', 'export.restored', 'deletion.asked', 'deletion.cancelled', 'retention.changed', 'retention.applied', 'price.changed', 'payment.refunded', 'payment.charged', 'order.sent', 'formula.released', 'message.sent_to_many');--> statement-breakpoint
CREATE TYPE "public"."audit_via" AS ENUM('screen', 'assistant', 'token', 'system');--> statement-breakpoint
CREATE TYPE "public"."restore_status" AS ENUM('pending', 'in_progress', 'completed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."token_scope" AS ENUM('read', 'write');--> statement-breakpoint
CREATE TYPE "public"."migration_kind" AS ENUM('clients', 'services', 'products', 'appointments', 'formulas');--> statement-breakpoint
CREATE TYPE "public"."migration_outcome" AS ENUM('waiting', 'created', 'merged', 'kept', 'skipped');--> statement-breakpoint
CREATE TYPE "public"."migration_phase" AS ENUM('review', 'queued', 'fetching', 'writing', 'over');--> statement-breakpoint
CREATE TYPE "public"."migration_platform" AS ENUM('square', 'acuity', 'mindbody', 'vagaro', 'glossgenius', 'fresha', 'booksy', 'styleseat', 'other');--> statement-breakpoint
CREATE TYPE "public"."migration_source" AS ENUM('file', 'api');--> statement-breakpoint
CREATE TYPE "public"."migration_status" AS ENUM('pending', 'in_progress', 'completed', 'failed', 'cancelled', 'undone');--> statement-breakpoint
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
ALTER TABLE "stylists" ADD COLUMN "license_authority" text;--> statement-breakpoint
ALTER TABLE "stylists" ADD COLUMN "license_expires_on" date;--> statement-breakpoint
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
ALTER TABLE "migration_files" ADD CONSTRAINT "migration_files_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_files" ADD CONSTRAINT "migration_files_salon_id_migration_id_migrations_salon_id_id_fk" FOREIGN KEY ("salon_id","migration_id") REFERENCES "public"."migrations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_rows" ADD CONSTRAINT "migration_rows_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migration_rows" ADD CONSTRAINT "migration_rows_salon_id_migration_id_migrations_salon_id_id_fk" FOREIGN KEY ("salon_id","migration_id") REFERENCES "public"."migrations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migrations" ADD CONSTRAINT "migrations_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migrations" ADD CONSTRAINT "migrations_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "migrations" ADD CONSTRAINT "migrations_started_by" FOREIGN KEY ("salon_id","started_by") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_checks_salon_id_stylist_id_created_at_index" ON "account_checks" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_checks_expiry" ON "account_checks" USING btree ("license_expires_on");--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token_hash_index" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_salon_id_created_at_index" ON "api_tokens" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_salon_id_created_at_id_index" ON "audit_log" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deletions_due" ON "deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "restores_salon_id_created_at_index" ON "restores" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "restores_open" ON "restores" USING btree ("created_at") WHERE status in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "migration_files_salon_id_migration_id_index" ON "migration_files" USING btree ("salon_id","migration_id");--> statement-breakpoint
CREATE INDEX "migration_rows_salon_id_migration_id_outcome_ordinal_index" ON "migration_rows" USING btree ("salon_id","migration_id","outcome","ordinal");--> statement-breakpoint
CREATE INDEX "migration_rows_salon_id_migration_id_kind_source_id_index" ON "migration_rows" USING btree ("salon_id","migration_id","kind","source_id");--> statement-breakpoint
CREATE INDEX "migration_rows_salon_id_entity_id_index" ON "migration_rows" USING btree ("salon_id","entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "migrations_under_way" ON "migrations" USING btree ("salon_id","stylist_id") WHERE status = 'in_progress' or (status = 'pending' and phase <> 'review');--> statement-breakpoint
CREATE INDEX "migrations_salon_id_stylist_id_created_at_index" ON "migrations" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "migrations_open" ON "migrations" USING btree ("created_at") WHERE status in ('pending', 'in_progress');--> statement-breakpoint
CREATE INDEX "clients_merged" ON "clients" USING btree ("salon_id","merged_into_id") WHERE merged_into_id is not null;