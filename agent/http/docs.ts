import { html, raw } from "hono/html";

type Operation = {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
};
type Described = {
  info: { title: string };
  paths?: object;
  components?: { responses?: Record<string, object>; schemas?: Record<string, unknown> };
};

const METHODS = ["get", "post", "put", "patch", "delete"];

/** A page that shows the API's description: every route, what it takes and what it answers. No script, so no policy to loosen. */
export function docsPage(document: Described) {
  const routes = Object.entries(
    (document.paths ?? {}) as Record<string, Record<string, unknown>>,
  ).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({
      path,
      method,
      operation: item[method] as Operation,
    })),
  );
  const groups = Map.groupBy(routes, ({ path }) => path.split("/")[2] ?? "");
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${document.info.title} API</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <h1>${document.info.title} API</h1>
        <p>
          As data: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Requests carry
          the cookie of a session, or <code>Authorization: Bearer</code> with a token that is made
          in Settings.
        </p>
        <details>
          <summary>What any of them may answer instead</summary>
          <dl>
            ${Object.entries(document.components?.responses ?? {}).map(
              ([name, answer]) =>
                html`<dt>${name.replace(/\D+/, "")}</dt>
                  <dd>${"description" in answer ? answer.description : ""}</dd>`,
            )}
          </dl>
          ${pretty(document.components?.schemas?.["Refusal"])}
        </details>
        ${[...groups].map(
          ([name, members]) =>
            html`<section>
              <h2>${name}</h2>
              ${members.map(({ path, method, operation }) => operationCard(path, method, operation))}
            </section>`,
        )}
      </body>
    </html>`;
}

function operationCard(
  path: string,
  method: string,
  { parameters = [], requestBody, responses = {} }: Operation,
) {
  const takes = parameters
    .map(({ name, in: where, required }) => `${name} (${where}${required ? ", required" : ""})`)
    .join(", ");
  return html`<details>
    <summary>
      <b>${method.toUpperCase()}</b> <code>${path}</code> ${takes && html`<small>${takes}</small>`}
    </summary>
    ${
      requestBody
        ? html`<h3>Takes</h3>
            ${pretty(requestBody)}`
        : ""
    }
    <h3>Answers</h3>
    ${Object.entries(responses)
      .filter(([, answer]) => !isShared(answer))
      .map(
        ([status, answer]) =>
          html`<p>${status}</p>
            ${pretty(answer)}`,
      )}
  </details>`;
}

/** What any route may answer is told once, above all of them. */
const isShared = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "$ref" in answer;

function pretty(value: unknown) {
  const text = JSON.stringify(value, null, 2).replace(
    /[&<>]/g,
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
  return html`<pre>${raw(text)}</pre>`;
}
