import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PublicPage } from "#tools/booking/own/page-schema.ts";
import { PublicPageView } from "./public-page.tsx";
import { titleOf } from "./title.ts";

/** Files of the build that the page needs, as paths. */
export type PageFiles = { styles: string[]; scripts: string[]; fonts: string[] };

export type Drawn = PageFiles & {
  /** The page's own address; null for one that nobody should be sent to. */
  address: string | null;
  /** Whether search engines may list it. */
  listed: boolean;
};

/** A public page as a document. What it was drawn from goes along as data, so that the browser draws the same. */
export function renderPage(page: PublicPage, files: Drawn): string {
  const head = renderToStaticMarkup(<Head page={page} {...files} />);
  const body = renderToString(<PublicPageView page={page} />);
  const data = JSON.stringify(page).replaceAll("<", "\\u003c");
  return [
    `<!doctype html><html lang="en" data-theme="light"><head>${head}</head>`,
    `<body><div id="root">${body}</div>`,
    `<script type="application/json" id="page">${data}</script></body></html>`,
  ].join("");
}

function Head({ page, styles, scripts, fonts, address, listed }: Drawn & { page: PublicPage }) {
  const { title, description } = titleOf(page);
  const [entry, ...imports] = scripts;
  return (
    <>
      <meta charSet="utf-8" />
      <meta
        name="viewport"
        content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
      />
      <meta name="theme-color" content="#f4f4f3" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {!listed && <meta name="robots" content="noindex, nofollow" />}
      {address && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
        </>
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script src="/theme.js" />
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {entry && <script type="module" src={entry} />}
      {imports.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
