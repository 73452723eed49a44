ALTER TABLE "occupancies" ADD COLUMN "holder" text;--> statement-breakpoint
ALTER TABLE "occupancies" ADD COLUMN "network" text;