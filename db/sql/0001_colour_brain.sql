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
CREATE TABLE "roadmap_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"consultation_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "roadmap_shares_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "roadmap_shares_salonId_consultationId_unique" UNIQUE("salon_id","consultation_id")
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "zones" jsonb;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "services" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "usage" jsonb;--> statement-breakpoint
ALTER TABLE "formulas" ADD COLUMN "findings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "formulas" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "timers" ADD COLUMN "formula_id" uuid;--> statement-breakpoint
ALTER TABLE "timers" ADD COLUMN "step" integer;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "hourly_rate" integer;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "product_rate" integer;--> statement-breakpoint
ALTER TABLE "formula_overrides" ADD CONSTRAINT "formula_overrides_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_overrides" ADD CONSTRAINT "formula_overrides_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_overrides" ADD CONSTRAINT "formula_overrides_salon_id_formula_id_formulas_salon_id_id_fk" FOREIGN KEY ("salon_id","formula_id") REFERENCES "public"."formulas"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_shares" ADD CONSTRAINT "roadmap_shares_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_shares" ADD CONSTRAINT "roadmap_shares_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmap_shares" ADD CONSTRAINT "roadmap_shares_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "formula_overrides_salon_id_created_at_index" ON "formula_overrides" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_salon_id_formula_id_formulas_salon_id_id_fk" FOREIGN KEY ("salon_id","formula_id") REFERENCES "public"."formulas"("salon_id","id") ON DELETE cascade ON UPDATE no action;