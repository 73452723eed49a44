ALTER TYPE "public"."audit_action" ADD VALUE 'message.shown' BEFORE 'client.erased';--> statement-breakpoint
ALTER TABLE "outbox" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sms_messages" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "outbox" SET "body" = regexp_replace("body", '/(manage|offer|pay|join|plan|shared)/[A-Za-z0-9_-]{20,}(\.[A-Za-z0-9_-]{20,})?', '/\1/(not-shown)', 'g')
  WHERE "body" ~ '/(manage|offer|pay|join|plan|shared)/[A-Za-z0-9_-]{20,}';--> statement-breakpoint
UPDATE "outbox" SET "body" = regexp_replace("body", 'reset-password\?token=\S+', 'reset-password?token=(not-shown)', 'g')
  WHERE "body" ~ 'reset-password\?token=';--> statement-breakpoint
UPDATE "sms_messages" SET "body" = regexp_replace("body", '/(manage|offer|pay)/[A-Za-z0-9_-]{20,}(\.[A-Za-z0-9_-]{20,})?', '/\1/(not-shown)', 'g')
  WHERE "body" ~ '/(manage|offer|pay)/[A-Za-z0-9_-]{20,}';--> statement-breakpoint
ALTER TABLE "outbox" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sms_messages" FORCE ROW LEVEL SECURITY;
