ALTER TYPE "public"."audit_action" ADD VALUE 'chat.shared';--> statement-breakpoint
ALTER TYPE "public"."audit_action" ADD VALUE 'chat.unshared';