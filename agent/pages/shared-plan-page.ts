import { html } from "hono/html";
import { levelName } from "#tools/colour/science.ts";
import { addCosts, moneyRange, spanOf } from "#tools/roadmaps/rules.ts";
import type { SharedRoadmap } from "#tools/roadmaps/schema.ts";
import { plainPage, type Html } from "./plain-page.ts";

type SharedVisit = SharedRoadmap["visits"][number];

/** The plan as the client reads and prints it: no script, nothing to press. */
export function planPage({ salonName, firstName, currency, visits }: SharedRoadmap): Html {
  const { weeks, minutes } = spanOf(visits);
  const costs = visits.flatMap(({ cost }) => (cost ? [cost] : []));
  const reasons = [...new Set(visits.flatMap(({ stops }) => stops))];
  const lead = [
    count(visits.length, "visit"),
    weeks[1] > 0 ? ` over about ${range(weeks, "week")}` : "",
    `, ${hours(minutes)} in the chair`,
    costs.length > 0
      ? `, roughly ${moneyRange(addCosts(costs, currency), currency, "en")} in all`
      : "",
  ];
  return plainPage(
    `Color plan, ${salonName}`,
    html`<header>
        <p class="salon">${salonName}</p>
        <h1>${firstName ? `${firstName}, your color plan` : "Your color plan"}</h1>
        <p class="lead">${lead.join("")}.</p>
      </header>
      <ol class="visits">
        ${visits.map((visit) => visitCard(visit, currency))}
      </ol>
      ${
        reasons.length > 0
          ? html`<h2>What may stop it</h2>
              <ul>
                ${reasons.map((reason) => html`<li>${reason}</li>`)}
              </ul>`
          : ""
      }
      <footer>
        <p><b>This is a plan, not a promise.</b></p>
        <p>
          Hair decides as it goes: at every visit your colorist looks at it again, and may change
          the next step or stop.${costs.length > 0 ? " The cost is an estimate." : ""}
        </p>
      </footer>`,
  );
}

/** What opens nothing: unknown, ended and expired links alike. */
export function noPlanPage(): Html {
  return plainPage(
    "No plan here",
    html`<header>
      <h1>There is no plan here</h1>
      <p class="lead">
        The link may have ended or been replaced by a newer one. Ask your salon for a new link.
      </p>
    </header>`,
  );
}

/** The plan cannot be shown at this moment. */
export function notNowPage(): Html {
  return plainPage(
    "Not now",
    html`<header>
      <h1>The plan cannot be shown right now</h1>
      <p class="lead">Wait a minute, then open the link again.</p>
    </header>`,
  );
}

function visitCard(visit: SharedVisit, currency: string): Html {
  const { fromLevel, toLevel, minutes, weeksAfter, cost } = visit;
  const [from, to] = [fromLevel, toLevel].map((level) => levelName(cell(level)).toLowerCase());
  const expected = from === to ? `Stays ${to}` : `From ${from} to ${to}`;
  return html`<li>
    ${weeksAfter[1] > 0 ? html`<p class="wait">After ${range(weeksAfter, "week")}</p>` : ""}
    <section>
      <div class="head">
        <div>
          <p class="number">Visit ${visit.visit}</p>
          <h2>${visit.title}</h2>
        </div>
        <div class="swatches" role="img" aria-label="Expected: ${expected}">
          <span class="swatch l${cell(fromLevel)}"></span
          ><span class="swatch l${cell(toLevel)}"></span>
        </div>
      </div>
      <p class="expected">${expected}</p>
      <p>${visit.forClient}</p>
      <dl>
        <div>
          <dt>Time</dt>
          <dd>${hours(minutes)}</dd>
        </div>
        ${
          cost
            ? html`<div>
                <dt>Roughly</dt>
                <dd>${moneyRange(cost, currency, "en")}</dd>
              </div>`
            : ""
        }
      </dl>
    </section>
  </li>`;
}

const cell = (level: number) => Math.min(10, Math.max(1, Math.round(level)));

const count = (amount: number, one: string) => `${amount} ${amount === 1 ? one : `${one}s`}`;

const range = ([low, high]: readonly [number, number], one: string) =>
  low === high ? count(high, one) : `${low} to ${count(high, one)}`;

/** Minutes as a client counts them: in half hours, upwards. */
function hours([low, high]: readonly [number, number]): string {
  const [from, to] = [low, high].map((each) => Math.ceil(each / 30) / 2) as [number, number];
  return range([from, to], "hour");
}
