import { html } from "hono/html";
import type { SharedChat } from "#tools/chats/shared.ts";
import { plainPage, type Html } from "./plain-page.ts";
import { sharedWords, type SharedBlock } from "./shared-chat-words.ts";
import { veiled } from "./veiled.ts";

/** A thread as whoever has its link reads it: no script, nothing to press. */
export function sharedChatPage(shared: SharedChat): Html {
  const { salonName, stylistName, sharedAt, timeZone } = shared;
  const title = veiled(shared.title);
  const day = sharedAt.toLocaleDateString("en", { dateStyle: "long", timeZone });
  return plainPage(
    `${title}, ${salonName}`,
    html`<header>
        <p class="salon">${salonName}</p>
        <h1>${title}</h1>
        <p class="lead">
          A conversation of ${stylistName} with the assistant, as it was on ${day}.
        </p>
      </header>
      <ol class="talk">
        ${sharedWords(shared).map(
          ({ who, blocks }) =>
            html`<li class="${who}">
              <h2>${who === "person" ? stylistName : "Assistant"}</h2>
              ${blocks.map(blockOf)}
            </li>`,
        )}
      </ol>
      <footer>
        <p><b>For trained colorists.</b></p>
        <p>
          A formula was made for one head of hair on one day. Test for allergies 48 hours before,
          test a strand, and use your own judgment.
        </p>
      </footer>`,
  );
}

/** What opens nothing: unknown, ended and expired links alike. */
export function noSharedChatPage(): Html {
  return plainPage(
    "Nothing here",
    html`<header>
      <h1>There is nothing here</h1>
      <p class="lead">The link may have ended. Ask whoever sent it for a new one.</p>
    </header>`,
  );
}

/** The thread cannot be shown at this moment. */
export function chatNotNowPage(): Html {
  return plainPage(
    "Not now",
    html`<header>
      <h1>The conversation cannot be shown right now</h1>
      <p class="lead">Wait a minute, then open the link again.</p>
    </header>`,
  );
}

function blockOf({ heading, lines }: SharedBlock): Html {
  if (heading === undefined) return html`${lines.map((line) => html`<p class="said">${line}</p>`)}`;
  return html`<section>
    <h3>${heading}</h3>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </section>`;
}
