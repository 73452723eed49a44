import { html } from "hono/html";

export type Html = ReturnType<typeof html>;

/** A page that works without script: for whoever holds a link. */
export function plainPage(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/plan.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}
