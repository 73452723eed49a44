import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  Platform,
  PostStatus,
  PostType,
  PublicationState,
  SocialTier,
} from "#tools/social/schema.ts";
import { clients } from "./clients.ts";
import { id, instant, salonId } from "./columns.ts";
import { consultations } from "./consultations.ts";
import { photos } from "./photos.ts";
import { byStylist } from "./stylists.ts";
import { hangsOn, inSalon } from "./tenancy.ts";

export const socialTier = pgEnum("social_tier", SocialTier.enum);
export const postType = pgEnum("post_type", PostType.enum);
export const platform = pgEnum("platform", Platform.enum);
export const postStatus = pgEnum("post_status", PostStatus.enum);
export const publicationState = pgEnum("publication_state", PublicationState.enum);

/** One row a salon that subscribes: its plan and the posts of this month. */
export const socialSubscriptions = pgTable(
  "social_subscriptions",
  {
    salonId: uuid().primaryKey(),
    tier: socialTier().notNull(),
    postsGenerated: integer().notNull().default(0),
    periodStartsAt: instant().notNull(),
    periodEndsAt: instant().notNull(),
  },
  (t) => [inSalon(t), check("posts_generated_not_negative", sql`posts_generated >= 0`)],
);

export const socialPosts = pgTable(
  "social_posts",
  {
    id: id(),
    salonId: salonId(),
    stylistId: uuid().notNull(),
    postType: postType().notNull(),
    caption: text().notNull(),
    platforms: platform().array().notNull(),
    hashtags: text().array().notNull(),
    aiGenerated: boolean().notNull(),
    status: postStatus().notNull(),
    scheduledFor: instant(),
    photoId: uuid(),
    /** Whose picture it is. */
    clientId: uuid(),
    photoPulled: boolean().notNull().default(false),
    consultationId: uuid(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    publishedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    inSalon(t),
    byStylist(t),
    hangsOn(t.salonId, t.photoId, photos),
    hangsOn(t.salonId, t.clientId, clients),
    hangsOn(t.salonId, t.consultationId, consultations),
    check("social_posts_scheduled", sql`status <> 'scheduled' or scheduled_for is not null`),
    index().on(t.salonId, t.createdAt.desc(), t.id.desc()),
    // what is due in all salons
    index("social_posts_due")
      .on(t.scheduledFor)
      .where(sql`status in ('scheduled', 'publishing')`),
    index().on(t.salonId, t.clientId),
    index().on(t.salonId, t.consultationId),
    index().on(t.salonId, t.photoId),
    index().on(t.salonId, t.stylistId),
  ],
);

/** A salon's own account on a platform, its token encrypted. */
export const socialAccounts = pgTable(
  "social_accounts",
  {
    salonId: salonId(),
    platform: platform().notNull(),
    accountId: text().notNull(),
    name: text().notNull(),
    token: text().notNull(),
    expiresAt: instant(),
    /** The platform refuses the token. */
    revokedAt: instant(),
    /** The owner was told that it is about to expire, or has. */
    announcedAt: instant(),
    checkedAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.salonId, t.platform] }), inSalon(t)],
);

/** How a post fares on a platform: what was made there is kept before it is shown, so that it is never shown twice. */
export const socialPublications = pgTable(
  "social_publications",
  {
    id: id(),
    salonId: salonId(),
    postId: uuid().notNull(),
    platform: platform().notNull(),
    state: publicationState().notNull(),
    /** The process that works on it. */
    instance: bigint({ mode: "number" }),
    /** What the platform made and has not shown yet, and what it shows. */
    containerId: text(),
    remoteId: text(),
    url: text(),
    attempts: integer().notNull().default(0),
    error: text(),
    attemptedAt: instant(),
    publishedAt: instant(),
  },
  (t) => [
    unique().on(t.salonId, t.id),
    unique("social_publications_once").on(t.postId, t.platform),
    inSalon(t),
    hangsOn(t.salonId, t.postId, socialPosts).onDelete("cascade"),
  ],
);

/** The log of tries. Never changed. */
export const socialAttempts = pgTable(
  "social_attempts",
  {
    id: id(),
    salonId: salonId(),
    publicationId: uuid().notNull(),
    /** create, publish or look. */
    step: text().notNull(),
    ok: boolean().notNull(),
    /** What the platform said: a code and its sentence, never a token. */
    said: text(),
    createdAt: instant().notNull(),
  },
  (t) => [
    inSalon(t),
    hangsOn(t.salonId, t.publicationId, socialPublications).onDelete("cascade"),
    index().on(t.salonId, t.publicationId, t.createdAt),
  ],
);
