import type { LedgerSummary } from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost-rules.ts";
import type { MarginsFound, RepriceDone } from "#tools/pricing/reprice-schema.ts";
import type { PostsFound } from "#tools/social/subject-schema.ts";
import type { Caption, Post } from "#tools/social/schema.ts";
import { isOfBusiness } from "#agent/models/builtin/hear/business.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import { dayOf, listed } from "#agent/models/builtin/wording.ts";
import { reportStock } from "./report-stock.ts";

/** What came of a look at prices, stock, orders, posts or money, or of a change to them; undefined for other tools. */
export function reportBusiness(
  tool: string,
  value: unknown,
  wish: Wish | undefined,
): Report | undefined {
  switch (tool) {
    case "set_price": {
      const { name, basePrice, priceRange } = value as {
        name: string;
        basePrice: string;
        priceRange: string | null;
      };
      return { text: `${name} costs ${priceRange ?? basePrice} from now on.` };
    }
    case "preview_reprice":
      return { text: "Nothing is changed yet: these are the prices it would come to." };
    case "apply_reprice":
      return repriced(value as RepriceDone);
    case "service_margins":
      return { text: margins(value as MarginsFound) };
    case "write_caption":
      return captioned(value as Caption);
    case "create_post":
      return { text: posted(value as Post) };
    case "list_posts":
      return { text: posts(value as PostsFound) };
    case "publish_post":
      return { text: "It is on its way. The card shows how each platform takes it." };
    case "delete_post":
      return { text: "Deleted. It gives no post of the month back." };
    case "payments_taken":
      return { text: taken(value as LedgerSummary) };
    case "refund_payment":
      return { text: "It goes back to the card. The bank takes some days to show it." };
    default:
      return reportStock(tool, value, wish && isOfBusiness(wish) ? wish : undefined);
  }
}

function repriced({ services }: RepriceDone): Report {
  const count = services.length === 1 ? "1 price" : `${services.length} prices`;
  return { text: `Changed ${count}. What is booked keeps the price that was agreed.` };
}

function margins({ margins: all, currency }: MarginsFound): string {
  const [one, another] = all;
  if (!one) return "There is no service on the menu yet.";
  const known = all.filter(({ margin }) => margin !== null);
  if (!another) {
    if (one.margin === null)
      return `What ${one.name} leaves is not known: ${one.missing.join(", ")}.`;
    return `${one.name} leaves ${money(one.margin, currency)} of ${money(one.price, currency)}, by ${one.visits === 1 ? "1 visit" : `${one.visits} visits`}.`;
  }
  if (known.length === 0)
    return `No margin is known yet: ${[...new Set(all.flatMap(({ missing }) => missing))].slice(0, 3).join(", ")}.`;
  const worst = known.toSorted((a, b) => (a.marginPercent ?? 0) - (b.marginPercent ?? 0))[0];
  return `Known of ${known.length} of ${all.length} services; ${worst?.name} leaves least.`;
}

function captioned({ photoNote }: Caption): Report {
  return {
    text: `Nothing is kept yet.${photoNote ? ` ${photoNote}` : ""}`,
    next: [{ label: "Keep it as a draft", says: "Keep this post as a draft" }],
  };
}

function posted({ status, scheduledFor }: Post): string {
  if (status === "scheduled" && scheduledFor)
    return `Kept for ${dayOf(scheduledFor)}. It goes out by itself where an account is connected.`;
  return "Kept as a draft.";
}

function posts({ posts: all, total, subscription }: PostsFound): string {
  const { tier, postsRemaining } = subscription;
  if (!tier) return "There is no social media plan yet. Choose one on the Social Media screen.";
  const left =
    postsRemaining === "unlimited"
      ? "Posts are not limited."
      : `${postsRemaining} left this month.`;
  if (total === 0) return `No posts yet. ${left}`;
  const coming = all.filter(({ status }) => status === "scheduled").length;
  return `${total === 1 ? "1 post" : `${total} posts`}${coming > 0 ? `, ${coming} scheduled` : ""}. ${left}`;
}

function taken({ rows }: LedgerSummary): string {
  if (rows.length === 0) return "Nothing was taken by card in that time.";
  const sums = Map.groupBy(rows, ({ currency }) => currency);
  const words = [...sums].map(([currency, of]) =>
    money(
      of.reduce((sum, { net }) => sum + net, 0),
      currency,
    ),
  );
  return `${listed(words)} by card, less what went back. Cash is not in it.`;
}
