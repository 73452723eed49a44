ALTER TYPE "public"."message_kind" ADD VALUE 'account' BEFORE 'supplier_order';--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "password_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- until now an address was proven by a mailed link for a new password alone
UPDATE "user" SET "password_mailed" = "email_verified";
