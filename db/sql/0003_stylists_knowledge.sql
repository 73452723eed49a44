CREATE TYPE "public"."import_status" AS ENUM('received', 'checked', 'running', 'done', 'failed', 'cancelled', 'undone');--> statement-breakpoint
CREATE TYPE "public"."library_origin" AS ENUM('import', 'saved', 'converted', 'card', 'practice');--> statement-breakpoint
CREATE TYPE "public"."priced_part" AS ENUM('colour', 'developer');--> statement-breakpoint
CREATE TABLE "shelf_shades" (
	"salon_id" uuid NOT NULL,
	"brand_id" text NOT NULL,
	"line_id" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shelf_shades_salon_id_brand_id_line_id_code_pk" PRIMARY KEY("salon_id","brand_id","line_id","code")
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
	CONSTRAINT "library_formulas_salonId_id_unique" UNIQUE("salon_id","id")
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
ALTER TABLE "salons" ADD COLUMN "overhead_percent" real DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "salons" ADD COLUMN "margin_percent" real DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "stylists" ADD COLUMN "shelf_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shelf_shades" ADD CONSTRAINT "shelf_shades_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_imports" ADD CONSTRAINT "formula_imports_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "formula_imports" ADD CONSTRAINT "formula_imports_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_formulas" ADD CONSTRAINT "library_formulas_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_offsets" ADD CONSTRAINT "line_offsets_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_offsets" ADD CONSTRAINT "line_offsets_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_salon_id_consultation_id_consultations_salon_id_id_fk" FOREIGN KEY ("salon_id","consultation_id") REFERENCES "public"."consultations"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_salon_id_photo_id_photos_salon_id_id_fk" FOREIGN KEY ("salon_id","photo_id") REFERENCES "public"."photos"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reweighs" ADD CONSTRAINT "reweighs_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reweighs" ADD CONSTRAINT "reweighs_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reweighs" ADD CONSTRAINT "reweighs_salon_id_formula_id_formulas_salon_id_id_fk" FOREIGN KEY ("salon_id","formula_id") REFERENCES "public"."formulas"("salon_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_formulas" ADD CONSTRAINT "practice_formulas_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_formulas" ADD CONSTRAINT "practice_formulas_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_examples" ADD CONSTRAINT "training_examples_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "formula_imports_salon_id_created_at_index" ON "formula_imports" USING btree ("salon_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_formulas_salon_id_created_at_id_index" ON "library_formulas" USING btree ("salon_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_formulas_salon_id_import_id_index" ON "library_formulas" USING btree ("salon_id","import_id");--> statement-breakpoint
CREATE INDEX "outcomes_salon_id_line_index" ON "outcomes" USING btree ("salon_id","line");--> statement-breakpoint
CREATE INDEX "reweighs_salon_id_formula_id_created_at_index" ON "reweighs" USING btree ("salon_id","formula_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "practice_formulas_salon_id_stylist_id_created_at_index" ON "practice_formulas" USING btree ("salon_id","stylist_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "training_examples_salon_id_created_at_index" ON "training_examples" USING btree ("salon_id","created_at" DESC NULLS LAST);