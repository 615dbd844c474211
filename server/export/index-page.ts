import { html } from "hono/html";
import { formatDay } from "#app/i18n/dates.ts";
import { exportedTexts } from "#app/i18n/dictionaries.server.ts";
import { interpolate } from "#app/i18n/translator.ts";
import { type Language, languages } from "#app/site/site-config.ts";

/** A part of an export. */
type ExportedPart = keyof (typeof exportedTexts)[Language]["parts"];

/** The place of each part of an export, in the order in which the first page names them. */
const places: Record<ExportedPart, string> = {
	site: "site/index.html",
	articles: "articles/",
	pages: "pages/",
	authors: "authors/",
	letters: "letters/",
	pictures: "pictures/",
	events: "events/",
	texts: "texts/",
	redirects: "redirects.csv",
	wordpress: "wordpress.xml",
	readers: "people/readers.csv",
	guests: "people/guests.csv",
};

/** Number of things in each part; an absent part was not asked for. */
export type ExportCounts = Partial<Record<ExportedPart, number>>;

type Contents = { counts: ExportCounts; instant: Date; siteUrl: string; name(language: Language): string };

/** Returns the first page of an export: what is where, and what is not in it, in each language. */
export function indexPage(contents: Contents): string {
	const sections = languages.map((language) => section(contents, language));
	const style =
		"body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}table{border-collapse:collapse}th,td{padding:.4rem 1rem .4rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #bbb}section+section{margin-top:4rem}";
	return html`<!doctype html>
<html lang="${languages[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleIn(contents, languages[0])}</title>
<style>${style}</style>
</head>
<body>
<main>${sections}</main>
</body>
</html>
`.toString();
}

function titleIn({ name }: Contents, language: Language): string {
	return interpolate(exportedTexts[language].title, () => name(language));
}

function section(contents: Contents, language: Language) {
	const { counts, instant, siteUrl } = contents;
	const words = exportedTexts[language];
	const values = { day: formatDay(instant.toISOString(), language), site: siteUrl };
	const intro = interpolate(words.intro, (mark) => (mark === "day" ? values.day : values.site));
	const { people, ...absent } = words.absent;
	const hasPeople = counts.readers !== undefined;
	const rows = (Object.keys(places) as ExportedPart[]).filter((part) => counts[part] !== undefined);
	return html`<section lang="${language}">
<h1>${titleIn(contents, language)}</h1>
<p>${intro}</p>
${hasPeople ? html`<p><strong>${words.personal}</strong></p>` : ""}
<table>
<tr><th scope="col">${words.where}</th><th scope="col">${words.what}</th><th scope="col">${words.count}</th></tr>
${rows.map((part) => html`<tr><td>${placeOf(part, counts)}</td><td>${words.parts[part]}</td><td>${counts[part]}</td></tr>\n`)}</table>
<h2>${words.absentTitle}</h2>
<ul>
${[...Object.values(absent), ...(hasPeople ? [] : [people])].map((line) => html`<li>${line}</li>\n`)}</ul>
</section>`;
}

/** The place of a part, and the way there where something is in it. */
function placeOf(part: ExportedPart, counts: ExportCounts) {
	const place = places[part];
	return counts[part] === 0 ? place : html`<a href="${place}">${place}</a>`;
}
