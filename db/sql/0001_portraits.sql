CREATE TABLE "portraits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salon_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portraits_stylist" UNIQUE("salon_id","stylist_id")
);
--> statement-breakpoint
ALTER TABLE "portraits" ADD CONSTRAINT "portraits_salon_id_salons_id_fk" FOREIGN KEY ("salon_id") REFERENCES "public"."salons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portraits" ADD CONSTRAINT "portraits_salon_id_stylist_id_stylists_salon_id_id_fk" FOREIGN KEY ("salon_id","stylist_id") REFERENCES "public"."stylists"("salon_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portraits" ADD CONSTRAINT "portraits_salon_id_photo_id_photos_salon_id_id_fk" FOREIGN KEY ("salon_id","photo_id") REFERENCES "public"."photos"("salon_id","id") ON DELETE no action ON UPDATE no action;