CREATE INDEX "appointment_links_expires_at_index" ON "appointment_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "occupancies_holds" ON "occupancies" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_expires_at_index" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");