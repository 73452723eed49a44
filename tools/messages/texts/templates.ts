import { and, asc, eq } from "drizzle-orm";
import { messageTemplates } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { services } from "#db/schema/services.ts";
import { stylists } from "#db/schema/stylists.ts";
import { auditSettings } from "#tools/core/audit-settings.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import type { MessageChannel } from "#tools/messages/schema.ts";
import { getMessageSettings } from "#tools/messages/settings.ts";
import type {
  Template,
  TemplateKind,
  TemplatePreview,
  UpdateTemplate,
} from "#tools/messages/settings-schema.ts";
import { lengthOf } from "#tools/messages/outbox/sms-length-rules.ts";
import { DEFAULT_TEMPLATES, KNOWN_TO, STATUS_WORDS, type Words } from "./template-data.ts";
import { fillIn, fillInText, problemsOf, type Values } from "./template-rules.ts";
import { fullDate, spokenTime } from "#tools/values/spoken-rules.ts";

type Which = { kind: TemplateKind; channel: MessageChannel };

/**
 * A message by its template: the salon's own words, or the product's. A sentence about a link, code, status or time that is
 * missing is left out. `first` says of a text whether the number has had none before; it then ends with how texts end.
 */
export async function fillTemplate(ctx: Pick<Ctx, "db">, filling: Filling): Promise<Words> {
  return (await templatesOf(ctx))(filling);
}

type Filling = Which & { values: Values; first?: boolean | undefined };

/** What `fillTemplate` does, for many messages: the salon's words are read once. */
export async function templatesOf({ db }: Pick<Ctx, "db">): Promise<(filling: Filling) => Words> {
  return templatesIn(await db.select().from(messageTemplates));
}

/** The salon's own words, where they were read beside something else. */
export type OwnTemplates = readonly Pick<
  typeof messageTemplates.$inferSelect,
  "kind" | "channel" | "subject" | "body"
>[];

/** The same, by the salon's own words. */
export function templatesIn(rows: OwnTemplates): (filling: Filling) => Words {
  return ({ kind, channel, values, first = true }) => {
    const own = rows.find((row) => row.kind === kind && row.channel === channel);
    return filled({ channel, ...wordsOf({ kind, channel }, own) }, values, first);
  };
}

/** Every message that a salon can word, with the words that it has now. */
export async function listTemplates(ctx: Ctx): Promise<Template[]> {
  const rows = await ctx.db.select().from(messageTemplates);
  return Object.entries(DEFAULT_TEMPLATES).flatMap(([kind, channels]) =>
    Object.keys(channels).map((channel) => {
      const which = { kind, channel } as Which;
      const own = rows.find((row) => row.kind === kind && row.channel === channel);
      return shownTemplate(which, own);
    }),
  );
}

/** The salon words a message itself. @throws forbidden; invalid with what is wrong with the words */
export async function updateTemplate(
  ctx: Ctx,
  { kind, channel, subject: given, body }: Which & UpdateTemplate,
): Promise<Template> {
  requireWording(ctx);
  const subject = channel === "mail" ? (given ?? null) : null;
  refuseProblems({ kind, channel }, { subject, body }, await exampleOf(ctx, channel));
  const { salonId } = ctx.actor;
  const words = { subject, body, updatedAt: ctx.now() };
  await atomically(ctx, async (ctx) => {
    await ctx.db
      .insert(messageTemplates)
      .values({ salonId, kind, channel, ...words })
      .onConflictDoUpdate({
        target: [messageTemplates.salonId, messageTemplates.kind, messageTemplates.channel],
        set: words,
      });
    await auditSettings(ctx, "the words of a message", { [`${kind} by ${channel}`]: body });
  });
  return shownTemplate({ kind, channel }, words);
}

/** Back to the product's words. @throws forbidden */
export async function resetTemplate(ctx: Ctx, { kind, channel }: Which): Promise<Template> {
  requireWording(ctx);
  await atomically(ctx, async (ctx) => {
    await ctx.db.delete(messageTemplates).where(isFor({ kind, channel }));
    await auditSettings(ctx, "the words of a message back", { [`${kind} by ${channel}`]: null });
  });
  return shownTemplate({ kind, channel }, undefined);
}

/** How words would read, with this salon's names, and what a text of them costs. @throws invalid with what is wrong with the words */
export async function previewTemplate(
  ctx: Ctx,
  { kind, channel, subject: given, body }: Which & UpdateTemplate,
): Promise<TemplatePreview> {
  const example = await exampleOf(ctx, channel);
  const own = wordsOf({ kind, channel }, { subject: given ?? null, body });
  refuseProblems({ kind, channel }, own, example);
  const words = filled({ channel, ...own }, example, true);
  if (channel === "mail")
    return {
      ...words,
      segments: null,
      characters: words.body.length,
      encoding: null,
      costly: [],
      priceMicros: null,
    };
  const length = lengthOf(words.body);
  const { segmentPriceMicros } = await getMessageSettings(ctx);
  const priceMicros = segmentPriceMicros === null ? null : length.segments * segmentPriceMicros;
  return { ...words, ...length, costly: lengthOf(body).costly, priceMicros };
}

type OwnWords = Pick<Words, "subject" | "body">;

const isFor = ({ kind, channel }: Which) =>
  and(eq(messageTemplates.kind, kind), eq(messageTemplates.channel, channel));

/** Own words; the subject stays the product's where they have none. */
function wordsOf({ kind, channel }: Which, own: OwnWords | undefined): Words {
  const theirs = DEFAULT_TEMPLATES[kind][channel];
  return own ? { subject: own.subject ?? theirs.subject, body: own.body } : theirs;
}

function filled(
  { channel, subject, body }: Words & { channel: MessageChannel },
  values: Values,
  first: boolean,
): Words {
  if (channel === "sms") return { subject: null, body: fillInText(body, values, { first }) };
  return { subject: subject && fillIn(subject, values), body: fillIn(body, values) };
}

function shownTemplate(which: Which, own: OwnWords | undefined): Template {
  const { subject, body } = wordsOf(which, own);
  const placeholders = [...KNOWN_TO[which.kind]];
  return { ...which, subject, body, own: own !== undefined, placeholders };
}

function requireWording(ctx: Ctx): void {
  requireMay(ctx, "manage_messages");
}

function refuseProblems(which: Which, words: Words, example: Values): void {
  const issues = problemsOf(which, words, example);
  const [first] = issues;
  if (!first) return;
  const sentence = `The ${first.path === "subject" ? "subject" : "message"} ${first.message}.`;
  throw new DomainError("invalid", sentence, { issues });
}

/** Names and a service of the salon's own, tomorrow, and a link as long as every one. */
async function exampleOf(ctx: Ctx, channel: MessageChannel): Promise<Values> {
  const [salon] = await ctx.db
    .select({
      name: salons.name,
      zone: salons.timeZone,
      shown: stylists.salonName,
      by: stylists.name,
    })
    .from(salons)
    .innerJoin(stylists, eq(stylists.id, ctx.actor.stylistId));
  const [service] = await ctx.db
    .select({ name: services.name, segments: services.segments })
    .from(services)
    .orderBy(asc(services.createdAt), asc(services.id))
    .limit(1);
  const zone = salon?.zone ?? "UTC";
  const today = wallOf(zone, ctx.now().getTime()).date;
  return {
    client: "Ada Lindqvist",
    salon: salon?.shown || salon?.name,
    stylist: salon?.by,
    service: service?.name ?? "Balayage",
    date: fullDate(addDays(today, 1)),
    time: spokenTime("14:30"),
    status: STATUS_WORDS[channel].confirmed,
    link: `${ctx.publicUrl}/manage/${"a-link-of-their-own-".repeat(3).slice(0, 43)}`,
    code: "K7M2",
    until: `${fullDate(addDays(today, 1))} at ${spokenTime("12:30")}`,
    minutes: String((service?.segments ?? []).reduce((sum, { minutes }) => sum + minutes, 0) || 90),
  };
}
