import { LETTER_COLOURS } from "./letter-data.ts";
import type { Fact, Letter, LetterLink } from "./letter-schema.ts";

const { light, dark } = LETTER_COLOURS;
const FONT = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif";
const BODY = `${FONT};font-size:16px;line-height:1.55`;
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";

/** Programs that know media queries follow the reader's theme; the others keep the light one. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.bg{background-color:${dark.bg}!important}
.sheet{background-color:${dark.surface}!important;border-color:${dark["line-soft"]}!important}
.rule{border-color:${dark["line-soft"]}!important}
.ink{color:${dark.ink}!important}
.ink-2{color:${dark["ink-2"]}!important}
.ink-3{color:${dark["ink-3"]}!important}
.button{background-color:${dark.accent}!important}
.button a{color:${dark["accent-ink"]}!important}
}
@media (max-width:480px){
.outer{padding:0!important}
.sheet{border-radius:0!important;border-left:0!important;border-right:0!important}
.pad{padding:28px 20px!important}
.label,.value{display:block!important;width:auto!important}
.label{padding-bottom:0!important}
.value{border-top:0!important;padding-top:2px!important}
}`;

/** A letter whose words are plain already, as HTML of tables with inline styles, at most 600 px wide, without pictures. */
export function letterHtml(letter: Letter, { title }: { title: string }): string {
  const { greeting, paragraphs, facts = [], after = [], button, smallPrint = [], sender } = letter;
  const rows = [
    ...(greeting ? [paragraph(greeting)] : []),
    ...paragraphs.map(paragraph),
    ...(facts.length > 0 ? [table(facts)] : []),
    ...after.map(paragraph),
    ...(button ? [buttonOf(button)] : []),
    ...smallPrint.map(small),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body class="bg" style="margin:0;padding:0;background-color:${light.bg}">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.bg}"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background-color:${light.surface};border:1px solid ${light["line-soft"]};border-radius:14px;border-collapse:separate"><tr><td class="pad" align="left" style="padding:36px 40px">
<p class="ink" style="margin:0 0 24px;${FONT};font-size:20px;line-height:1.3;font-weight:600;letter-spacing:-0.02em;color:${light.ink};${BREAKS}">${escape(sender)}</p>
${rows.join("\n")}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function paragraph(words: string): string {
  return `<p class="ink" style="margin:0 0 16px;${BODY};color:${light.ink};${BREAKS}">${broken(words)}</p>`;
}

function small(words: string): string {
  return `<p class="ink-3" style="margin:16px 0 0;${FONT};font-size:13px;line-height:1.5;color:${light["ink-3"]};${BREAKS}">${broken(words)}</p>`;
}

function table(facts: readonly Fact[]): string {
  const rule = `border-top:1px solid ${light["line-soft"]}`;
  const rows = facts.map(({ label, value, link }) => {
    const opens = link ? `<br>${anchor(link)}` : "";
    return `<tr><td class="label rule ink-2" width="30%" valign="top" style="padding:11px 12px 11px 0;${rule};${FONT};font-size:14px;line-height:1.5;color:${light["ink-2"]};${BREAKS}">${escape(label)}</td><td class="value rule ink" valign="top" style="padding:11px 0;${rule};${FONT};font-size:15px;line-height:1.5;font-weight:600;color:${light.ink};${BREAKS}">${escape(value)}${opens}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${rows.join("")}</table>`;
}

function anchor({ label, href }: LetterLink): string {
  return `<a class="ink-2" href="${escape(href)}" style="display:inline-block;padding:6px 0;${FONT};font-size:14px;font-weight:400;color:${light["ink-2"]};text-decoration:underline">${escape(label)}</a>`;
}

function buttonOf({ label, href }: LetterLink): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="button" align="center" style="border-radius:999px;background-color:${light.accent}"><a href="${escape(href)}" style="display:inline-block;padding:13px 26px;${FONT};font-size:16px;line-height:22px;font-weight:600;color:${light["accent-ink"]};text-decoration:none">${escape(label)}</a></td></tr></table>`;
}

const broken = (words: string) => escape(words).replaceAll("\n", "<br>");

const ESCAPED: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? "");
}
