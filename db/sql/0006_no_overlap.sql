CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_stylist_free" EXCLUDE USING gist ("stylist_id" WITH =, "busy" WITH &&);
--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_chair_free" EXCLUDE USING gist ("chair_id" WITH =, "chair_busy" WITH &&);
